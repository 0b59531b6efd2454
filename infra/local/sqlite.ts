import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { damaged, fileFailure } from '../app/file-failure.ts';
import { LocalFailure } from './failure.ts';

/** Does something with a file. What the user can fix, such as a full disk, becomes one line that names the file. */
export const naming = <T>(file: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    const line = fileFailure(error, file);
    throw line === undefined ? error : new LocalFailure(line, { cause: error });
  }
};

const named = (file: string, statement: StatementSync): StatementSync =>
  new Proxy(statement, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]) => naming(file, () => Reflect.apply(member, target, values));
    },
  });

/** A database whose errors name its file. */
class DataFile extends DatabaseSync {
  readonly #file: string;
  constructor(file: string) {
    super(file);
    this.#file = file;
  }
  override exec(sql: string): void {
    naming(this.#file, () => super.exec(sql));
  }
  override prepare(sql: string): StatementSync {
    return named(
      this.#file,
      naming(this.#file, () => super.prepare(sql)),
    );
  }
}

/** Fails in one line when the structure of a database file is damaged. Reads all of it. */
export const assertIntact = (file: string): void => {
  if (!existsSync(file)) return;
  const database = naming(file, () => new DataFile(file));
  try {
    const { quick_check: outcome } = database.prepare('PRAGMA quick_check(1)').get() ?? {};
    if (outcome !== 'ok') throw new LocalFailure(damaged(file));
  } finally {
    database.close();
  }
};

/**
 * Opens (or makes) a database file. Its committed transactions survive a kill -9, as the operating system has them in its
 * write-ahead log; a power failure may lose the last ones, but never damages the file. `schema` is run at each opening and must be idempotent (CREATE … IF NOT
 * EXISTS).
 */
export const openDatabase = (file: string, schema: string): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true });
  assertIntact(file);
  const database = naming(file, () => new DataFile(file));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  database.exec(schema);
  return database;
};

/** Runs `work` in one transaction: all of it is saved, or, when it throws, nothing. */
export const transaction = <T>(database: DatabaseSync, work: () => T): T => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has rolled back by itself after some errors, such as a full disk.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};
