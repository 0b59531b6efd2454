/** Something the person at the keyboard can mend: `npm start` prints its message as one line and no stack. */
export class LocalFailure extends Error {
  override readonly name = 'LocalFailure';
}

/** The message of whatever was thrown, for one line of the log. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
