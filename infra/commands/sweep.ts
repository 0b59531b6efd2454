import { OperatorError } from '../app/operator-error.ts';
import type { Stage } from '../app/stages.ts';
import { options } from './arguments.ts';
import { runAwsCommand } from './aws-command.ts';
import { deleteStage } from './delete-stage.ts';
import { previews } from './stacks.ts';

const USAGE = `Usage: npm run sweep -- --open "7 12"
       Destroys every preview but those of the named, open pull requests; "" when none is open`;

const openStages = (text: string | undefined): ReadonlySet<string> => {
  // Left out by mistake it would mean: none is open.
  if (text === undefined) throw new OperatorError(`--open is missing.\n${USAGE}`);
  const numbers = text.split(/\s+/).filter(Boolean);
  const odd = numbers.find((number) => !/^[1-9]\d*$/.test(number));
  if (odd !== undefined) throw new OperatorError(`--open: ${odd} is no number of a pull request.\n${USAGE}`);
  return new Set(numbers.map((number) => `pr-${number}`));
};

/** Deletes previews. One that cannot be deleted does not stop the others. */
const deleteAll = async (orphans: readonly Stage[]): Promise<void> => {
  const outcomes = await Promise.allSettled(orphans.map(deleteStage));
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected'
      ? [outcome.reason instanceof Error ? outcome.reason.message : String(outcome.reason)]
      : [],
  );
  if (reasons.length > 0) throw new OperatorError(reasons.join('\n'));
};

await runAwsCommand(async () => {
  const open = openStages(options({ open: { type: 'string' } }, USAGE).open);
  const deployed = await previews();
  const orphans = deployed.filter(({ name }) => !open.has(name));
  console.log(
    `${deployed.length} previews are deployed, ${orphans.length} of them without an open pull request.`,
  );
  await deleteAll(orphans);
});
