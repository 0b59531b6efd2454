import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { userPoolFile } from './cognito/store.ts';
import { databaseFile } from './dynamo/process.ts';
import { LocalFailure } from './failure.ts';
import { isSeeded } from './seed.ts';

/** A directory with one of these files is a data directory of Fledge. */
const MARKS = ['lock.sqlite', 'state.sqlite', 'dynamo.sqlite'];
/** A build may be there before anything else. */
const BUILT = ['assembly', 'build'];

/**
 * Makes the directory if it does not exist, and lets only its owner in: it holds mails and the operator's keys. Refuses a
 * directory with other files, which `--fresh` would delete.
 */
export const openDataDir = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const names = readdirSync(dataDir);
  const isOurs = MARKS.some((mark) => names.includes(mark)) || names.every((name) => BUILT.includes(name));
  if (!isOurs)
    throw new LocalFailure(
      `${dataDir} contains other files and is not a data directory of Fledge. Set DATA_DIR to a new or empty directory`,
    );
  chmodSync(dataDir, 0o700);
};

/** Refuses data of which an essential file is gone: the table and the user pool are useless without each other. */
export const assertComplete = (dataDir: string): void => {
  const missing = [databaseFile(dataDir), userPoolFile(dataDir)].find((file) => !existsSync(file));
  if (isSeeded(dataDir) && missing !== undefined)
    throw new LocalFailure(
      `${missing} is missing, so nobody could sign in with the data that is left. Restore it, or begin with new data: npm start -- --fresh`,
    );
};
