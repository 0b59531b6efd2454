import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileFailure } from '../app/file-failure.ts';
import { openDataDir } from './data-dir.ts';
import { LocalFailure } from './failure.ts';
import { naming } from './sqlite.ts';

/** Releases the directory. */
export type Release = () => void;

/**
 * Takes the data directory for this process, or fails in one line. The lock is SQLite's on an empty database: the
 * kernel drops it when the process ends in whatever way, so there is no stale lock to recognise. The process id
 * beside it is only for the message.
 */
export const lockDirectory = (dataDir: string): Release => {
  openDataDir(dataDir);
  const [holder, file] = [join(dataDir, 'lock.pid'), join(dataDir, 'lock.sqlite')];
  const database = naming(file, () => new DatabaseSync(file));
  const release = () => {
    if (!database.isOpen) return;
    if (database.isTransaction) database.exec('ROLLBACK');
    database.close();
  };
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    naming(holder, () => writeFileSync(holder, String(process.pid)));
  } catch (error) {
    release();
    if (error instanceof LocalFailure) throw error;
    throw new LocalFailure(
      isNoDatabase(error)
        ? `${file} is damaged. Delete it: it holds no data`
        : (fileFailure(error, file) ??
            `${dataDir} is in use by ${readHolder(holder)}. Stop that process, or set DATA_DIR to another directory`),
    );
  }
  return release;
};

const NOT_A_DATABASE = 26;
const isNoDatabase = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === NOT_A_DATABASE;

const readHolder = (path: string): string => {
  try {
    return `process ${readFileSync(path, 'utf8')}`;
  } catch {
    return 'another process';
  }
};
