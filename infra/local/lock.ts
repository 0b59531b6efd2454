import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LocalFailure } from './failure.ts';

/** Gives the directory free. */
export type Release = () => void;

/**
 * Takes the data directory for this process, or fails in one line. The lock is SQLite's on an empty database: the
 * kernel drops it when the process ends in whatever way, so there is no stale lock to recognise. The process id
 * beside it only serves the message.
 */
export const lockDirectory = (dataDir: string): Release => {
  mkdirSync(dataDir, { recursive: true });
  const holder = join(dataDir, 'lock.pid');
  const database = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    database.close();
    throw new LocalFailure(
      `${dataDir} is in use by ${readHolder(holder)}. Stop it, or set DATA_DIR to another directory`,
    );
  }
  writeFileSync(holder, String(process.pid));
  return () => {
    if (!database.isOpen) return;
    database.exec('ROLLBACK');
    database.close();
  };
};

const readHolder = (path: string): string => {
  try {
    return `process ${readFileSync(path, 'utf8')}`;
  } catch {
    return 'another process';
  }
};
