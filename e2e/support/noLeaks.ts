import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canariesIn } from '#functions/testing/canaries.ts';
import { DEMO_PASSWORD } from '#shared/core/demo.ts';
import { PASSWORD } from './people.ts';

/** The credentials and texts of the browser tests' users, which must not appear in a log. */
const TYPED = [PASSWORD, DEMO_PASSWORD, '@example.com', '@example.org', '@demo.fledge.test'];

/** After all browser tests: fails the run if the functions of their stack logged user input. */
export default (): void => {
  const file = join(process.env.E2E_DATA_DIR ?? '', 'fledge.log');
  const leaked = canariesIn(readFileSync(file, 'utf8'), [...TYPED, '__Host-fledge']);
  if (leaked.length > 0) throw new Error(`${file} holds ${leaked.join(', ')}.`);
};
