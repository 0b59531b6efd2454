import { fileFailure } from './file-failure.ts';

/**
 * Something that the operator can fix (an odd stage name, a missing build part). Commands show its message as one line,
 * without a stack trace, and end with exit code 1.
 */
export class OperatorError extends Error {}

/** Runs a command's main function; an `OperatorError`, or a file that cannot be used, becomes one line on stderr and exit code 1. */
export const runCommand = async (main: () => Promise<void> | void): Promise<void> => {
  try {
    await main();
  } catch (error) {
    const line = error instanceof OperatorError ? error.message : fileFailure(error);
    if (line === undefined) throw error;
    console.error(line);
    process.exitCode = 1;
  }
};
