/** Something that the user can fix: `npm start` prints its message as one line, without a stack trace. */
export class LocalFailure extends Error {
  override readonly name = 'LocalFailure';
}
