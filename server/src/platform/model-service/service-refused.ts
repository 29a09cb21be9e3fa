/** Asking again would bring the same: the service refuses what it is asked (`status`), or answers nonsense (null). */
export class ServiceRefused extends Error {
  readonly status: number | null;
  constructor(status: number | null) {
    super(status === null ? "The service answers nonsense." : `The service refused with ${status}.`);
    this.name = "ServiceRefused";
    this.status = status;
  }
}
