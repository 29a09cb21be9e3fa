/** What notifications about a drive are about; all of them go with the drive. */
export const driveSubject = {
  invitations: (driveId: string) => `drive:${driveId}`,
  notSent: (driveId: string) => `drive:${driveId}:not-sent`,
  ending: (driveId: string) => `drive:${driveId}:ending`,
  completed: (driveId: string) => `drive:${driveId}:interviews`,
};
