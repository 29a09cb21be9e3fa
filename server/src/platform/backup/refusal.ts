/** Why a backup is not made or not restored, in words for the operator, who can do something about it. */
export class BackupRefusal extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.name = "BackupRefusal";
  }
}
