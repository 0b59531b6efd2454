import { awsFailure } from '#functions/commands/aws-failure.ts';
import { OperatorError, runCommand } from '../app/operator-error.ts';

/** Runs a command that talks to AWS: what the operator can fix becomes one line and exit code 1. */
export const runAwsCommand = (main: () => Promise<void>): Promise<void> =>
  runCommand(async () => {
    try {
      await main();
    } catch (error) {
      const line = awsFailure(error);
      throw line === undefined ? error : new OperatorError(line, { cause: error });
    }
  });
