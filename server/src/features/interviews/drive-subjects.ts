/** What notifications about a drive are about; whoever forgets `invitations` forgets all of them. */
export const driveSubject = {
  invitations: (driveId: string) => `drive:${driveId}`,
  notSent: (driveId: string) => `drive:${driveId}:not-sent`,
  ending: (driveId: string) => `drive:${driveId}:ending`,
  completed: (driveId: string) => `drive:${driveId}:interviews`,
};
