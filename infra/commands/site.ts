import { OperatorError } from '../app/operator-error.ts';
import { stackNameOf } from '../app/stages.ts';
import { SITE_ENABLED } from '../constructs/site-switch.ts';
import { deployedStage, options } from './arguments.ts';
import { runAwsCommand } from './aws-command.ts';
import { setParameter } from './stacks.ts';

const USAGE = `Usage: npm run site -- --stage prod|dev|pr-<number> --off|--on
       Switches the site and the API of a stage off at CloudFront, such as during an attack that costs, or on again`;

await runAwsCommand(async () => {
  const {
    stage: name,
    on,
    off,
  } = options({ stage: { type: 'string' }, on: { type: 'boolean' }, off: { type: 'boolean' } }, USAGE);
  const stage = deployedStage(name);
  if ((on === true) === (off === true)) throw new OperatorError(`Either --on or --off is needed.\n${USAGE}`);
  const state = on ? 'on' : 'off';
  console.log(`Switching the site of ${stackNameOf(stage)} ${state}; CloudFront takes some minutes.`);
  const changed = await setParameter(stage, SITE_ENABLED, on ? 'true' : 'false');
  console.log(`The site of ${stage.name} ${changed ? 'is' : 'was'} ${state}${changed ? '' : ' already'}.`);
});
