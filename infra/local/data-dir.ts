import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { messageOf } from '#functions/core/errors.ts';
import { fileFailure } from '../app/file-failure.ts';
import { userPoolFile } from './cognito/store.ts';
import { databaseFile } from './dynamo/process.ts';
import { LocalFailure } from './failure.ts';
import { isSeeded } from './seed.ts';

/** A directory with one of these files is a data directory of Fledge. */
const MARKS = ['lock.sqlite', 'state.sqlite', 'dynamo.sqlite'];
/** A build may be there before anything else. */
const BUILT = ['assembly', 'build'];

/**
 * Makes a directory and those above it. Node's own `recursive` never ends, and cannot be interrupted, where a file system
 * says of a directory that is there that it is not, as /proc does.
 */
const makeDirectory = (path: string): void => {
  if (statSync(path, { throwIfNoEntry: false })) return;
  makeDirectory(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process made it at the same moment.
    if (!existsSync(path)) throw error;
  }
};

/** Does something with the directory. Fails in one line where that cannot be. */
const using = <T>(dataDir: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw new LocalFailure(
      fileFailure(error, dataDir) ??
        `${dataDir} cannot be used (${messageOf(error)}). Set DATA_DIR to another directory`,
    );
  }
};

/**
 * Makes the directory if it does not exist, and lets only its owner in: it holds mails and the operator's keys. Refuses a
 * directory with other files, which `--fresh` would delete.
 */
export const openDataDir = (dataDir: string): void => {
  const names = using(dataDir, () => {
    makeDirectory(dataDir);
    return readdirSync(dataDir);
  });
  const isOurs = MARKS.some((mark) => names.includes(mark)) || names.every((name) => BUILT.includes(name));
  if (!isOurs)
    throw new LocalFailure(
      `${dataDir} contains other files and is not a data directory of Fledge. Set DATA_DIR to a new or empty directory`,
    );
  using(dataDir, () => chmodSync(dataDir, 0o700));
};

/** Refuses data of which an essential file is gone: the table and the user pool are useless without each other. */
export const assertComplete = (dataDir: string): void => {
  const missing = [databaseFile(dataDir), userPoolFile(dataDir)].find((file) => !existsSync(file));
  if (isSeeded(dataDir) && missing !== undefined)
    throw new LocalFailure(
      `${missing} is missing, so nobody could sign in with the data that is left. Restore it, or begin with new data: npm start -- --fresh`,
    );
};
