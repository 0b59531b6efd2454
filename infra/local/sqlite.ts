import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens (or makes) a database file. Its committed transactions survive a kill -9, as the operating system has them in its
 * write-ahead log; a power failure may lose the last ones, but never damages the file. Waiting for the disk at every
 * commit took a quarter of the tests' CPU time. `schema` is run at each opening and must be idempotent (CREATE … IF NOT
 * EXISTS).
 */
export const openDatabase = (file: string, schema: string): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  database.exec(schema);
  return database;
};

/** Runs `work` in one transaction: all of it is kept, or, when it throws, nothing. */
export const transaction = <T>(database: DatabaseSync, work: () => T): T => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
};
