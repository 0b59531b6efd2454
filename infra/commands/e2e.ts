import { parseArgs } from 'node:util';
import { OperatorError, runCommand } from '../operator-error.ts';
import { siteUrl } from './arguments.ts';
import { run } from './run.ts';

const USAGE = `Usage: npm run e2e [-- --url https://fledge.example] [-- Playwright's own arguments]
       Without --url the tests start a local copy for themselves.`;

/** Splits off `--url`; the rest is Playwright's, unread. */
const read = (): { url: string | undefined; rest: string[] } => {
  const { tokens } = parseArgs({ options: { url: { type: 'string' } }, strict: false, tokens: true });
  const url = tokens.find((token) => token.kind === 'option' && token.name === 'url');
  if (url?.kind !== 'option') return { url: undefined, rest: process.argv.slice(2) };
  if (url.value === undefined) throw new OperatorError(`--url needs an address.\n${USAGE}`);
  const rest = process.argv.slice(2);
  rest.splice(url.index, url.inlineValue ? 1 : 2);
  return { url: siteUrl(url.value, USAGE), rest };
};

// Those tagged @local read the local mail or move the local clock: a deployed stage has neither.
await runCommand(async () => {
  const { url, rest } = read();
  const only = url === undefined ? [] : ['--grep-invert', '@local'];
  await run(
    'The browser tests',
    'playwright',
    ['test', ...only, ...rest],
    url === undefined ? {} : { E2E_URL: url },
  );
});
