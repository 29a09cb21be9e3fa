/** Why a service is asked no further: the same may be asked again after the next start. */
export class ServerStops extends Error {
  constructor() {
    super("The server stops.");
    this.name = "ServerStops";
  }
}
