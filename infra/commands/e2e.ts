import { parseArgs } from 'node:util';
import { OperatorError, runCommand } from '../app/operator-error.ts';
import { siteUrl } from './arguments.ts';
import { run } from './run.ts';

const USAGE = `Usage: npm run e2e [-- --url https://fledge.example [--stage NAME]] [-- Playwright's own arguments]
       Without --url the tests start a local copy for themselves. With --stage they write most of their users into the
       table of that stage, with your AWS login: Cognito bills each user that signs up.`;

const OPTIONS = { url: { type: 'string' }, stage: { type: 'string' } } as const;
type Name = keyof typeof OPTIONS;

/** Splits off `--url` and `--stage`; the rest is Playwright's, unread. */
const read = (): Partial<Record<Name, string>> & { rest: string[] } => {
  const { tokens } = parseArgs({ options: OPTIONS, strict: false, tokens: true });
  const rest: (string | undefined)[] = process.argv.slice(2);
  const found: Partial<Record<Name, string>> = {};
  for (const token of tokens) {
    if (token.kind !== 'option' || (token.name !== 'url' && token.name !== 'stage')) continue;
    if (token.value === undefined) throw new OperatorError(`--${token.name} needs a value.\n${USAGE}`);
    found[token.name] = token.value;
    rest.fill(undefined, token.index, token.index + (token.inlineValue ? 1 : 2));
  }
  return { ...found, rest: rest.filter((argument) => argument !== undefined) };
};

// Those tagged @local read the local mail or move the local clock: a deployed stage has neither.
await runCommand(async () => {
  const { url, stage, rest } = read();
  if (stage !== undefined && url === undefined) throw new OperatorError(`--stage needs --url.\n${USAGE}`);
  const only = url === undefined ? [] : ['--grep-invert', '@local'];
  const env = {
    ...(url !== undefined && { E2E_URL: siteUrl(url, USAGE) }),
    ...(stage !== undefined && { E2E_STAGE: stage }),
  };
  await run('The browser tests', 'playwright', ['test', ...only, ...rest], env);
});
