/** Something the person at the keyboard can mend: `npm start` prints its message as one line and no stack. */
export class LocalFailure extends Error {
  override readonly name = 'LocalFailure';
}
