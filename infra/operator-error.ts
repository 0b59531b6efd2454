/**
 * Something that the person at the keyboard can mend (an odd stage name, a missing build part). Commands show its
 * message as one line, without a stack trace, and end with a non-zero exit.
 */
export class OperatorError extends Error {}

/** Runs a command's main function; an `OperatorError` becomes one line on stderr and exit code 1. */
export const runCommand = async (main: () => Promise<void> | void): Promise<void> => {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
