import { OperatorError, runCommand } from '../app/operator-error.ts';
import { options, siteUrl } from './arguments.ts';
import { smoke } from './smoke-checks.ts';

const USAGE = 'Usage: npm run smoke -- --url https://fledge.example';

await runCommand(async () => {
  const url = siteUrl(options({ url: { type: 'string' } }, USAGE).url, USAGE);
  const findings = await smoke(url);
  for (const { check, wrong } of findings)
    console.log(
      `${wrong === undefined ? 'ok   ' : 'WRONG'} ${check}${wrong === undefined ? '' : `: ${wrong}`}`,
    );
  const wrong = findings.filter((finding) => finding.wrong !== undefined);
  if (wrong.length > 0)
    throw new OperatorError(`${url} is not well: ${wrong.length} of ${findings.length} checks failed.`);
});
