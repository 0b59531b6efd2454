import { OperatorError } from '../app/operator-error.ts';
import { type Stage, stackNameOf } from '../app/stages.ts';
import { forgetDemoPassword } from './demo-password.ts';
import { deleteStack } from './stacks.ts';

/**
 * Takes a stage down with its data and says so. Always throws an `OperatorError` for production, and when
 * something of the stage stays.
 */
export const deleteStage = async (stage: Stage): Promise<void> => {
  if (stage.production)
    throw new OperatorError(
      'Production is never destroyed by a command: docs/runbook.md says how to do it by hand, under "Destroying".',
    );
  const existed = await deleteStack(stage);
  await forgetDemoPassword(stage);
  console.log(
    existed
      ? `${stackNameOf(stage)} is gone, with all that was in it.`
      : `There was no ${stackNameOf(stage)}.`,
  );
};
