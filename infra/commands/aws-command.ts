import { OperatorError, runCommand } from '../operator-error.ts';

/** What AWS refuses, or cannot even be asked, as a line that an operator can act on; anything else as it is. */
const toOperatorError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  if (error.name === 'CredentialsProviderError')
    return new OperatorError(
      'There is no AWS login here: sign in with "aws sso login", or set AWS_PROFILE.',
      {
        cause: error,
      },
    );
  if (error.message === 'Region is missing')
    return new OperatorError('There is no AWS region here: set AWS_REGION.', { cause: error });
  return '$fault' in error
    ? new OperatorError(`AWS says ${error.name}: ${error.message}`, { cause: error })
    : error;
};

/** Runs a command that talks to AWS: what the operator can fix becomes one line and exit code 1. */
export const runAwsCommand = (main: () => Promise<void>): Promise<void> =>
  runCommand(async () => {
    try {
      await main();
    } catch (error) {
      throw toOperatorError(error);
    }
  });
