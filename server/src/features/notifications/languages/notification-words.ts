export type NotificationWords = { title: string; message: string };

/** The title of a screening or drive, set apart (`isolate`) where it is written from right to left. */
export type InTitle = { title: string };
export type Count = { count: number };
export type NoValues = Record<string, never>;
