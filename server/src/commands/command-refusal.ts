/** Why a command does nothing, in words for whoever typed it. */
export class CommandRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "CommandRefusal";
  }
}
