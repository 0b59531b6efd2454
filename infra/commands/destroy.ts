import { deployedStage, options } from './arguments.ts';
import { runAwsCommand } from './aws-command.ts';
import { deleteStage } from './delete-stage.ts';

const USAGE = 'Usage: npm run destroy -- --stage dev|pr-<number>';

await runAwsCommand(async () => {
  const { stage } = options({ stage: { type: 'string' } }, USAGE);
  await deleteStage(deployedStage(stage));
});
