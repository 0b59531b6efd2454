import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { AwsError } from '../aws.ts';
import { openDatabase, transaction } from '../sqlite.ts';

export interface StoredUser {
  /** The sub. */
  readonly Username: string;
  /** A hash (passwords.ts), or empty while none is set. */
  readonly Password: string;
  readonly Attributes: readonly { readonly Name: string; readonly Value: string }[];
  readonly Enabled: boolean;
  readonly UserStatus: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD';
  readonly UserCreateDate: Date;
  readonly UserLastModifiedDate: Date;
}
export interface ResetCode {
  readonly code: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}
/** Wrong passwords in a row, and when the latest was entered (epoch milliseconds). */
export interface FailedSignIns {
  readonly failures: number;
  readonly latest: number;
}
/** What is counted against a limit: a request for a code, or a wrong code. */
export type AttemptKind = 'request' | 'guess';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS users (
    username TEXT PRIMARY KEY, email TEXT UNIQUE, record TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS memberships (
    username TEXT NOT NULL REFERENCES users ON DELETE CASCADE, name TEXT NOT NULL, PRIMARY KEY (username, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS reset_codes (
    username TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE, code TEXT NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS failed_sign_ins (
    username TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE, failures INTEGER NOT NULL, latest INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS attempts (subject TEXT NOT NULL, kind TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS attempts_by_subject ON attempts (subject, kind, at);
  CREATE INDEX IF NOT EXISTS attempts_by_time ON attempts (at);
`;

/** The file with the users, inside a data directory. */
export const userPoolFile = (dataDir: string): string => join(dataDir, 'cognito.sqlite');

export const attributeOf = (user: StoredUser, name: string): string | undefined =>
  user.Attributes.find(({ Name }) => Name === name)?.Value;

const emailOf = (user: StoredUser): string | null => attributeOf(user, 'email')?.toLowerCase() ?? null;

const revive = (row: Record<string, unknown> | undefined): StoredUser | null => {
  if (!row) return null;
  const user = JSON.parse(String(row.record)) as StoredUser;
  return {
    ...user,
    UserCreateDate: new Date(user.UserCreateDate),
    UserLastModifiedDate: new Date(user.UserLastModifiedDate),
  };
};

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed: users/.test(error.message);

/** The users of a pool in one SQLite file. The unique index on the address decides concurrent requests; every method is one statement or one transaction. */
export class Store {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = openDatabase(file, SCHEMA);
  }

  /** By user name (the sub), or by email address in any case. */
  find(name: string): StoredUser | null {
    const sql = 'SELECT record FROM users WHERE username = ? OR email = ?';
    return revive(this.#database.prepare(sql).get(name, name.toLowerCase()));
  }

  /** UsernameExistsException when the address is taken. */
  add(user: StoredUser): void {
    try {
      const sql = 'INSERT INTO users (username, email, record) VALUES (?, ?, ?)';
      this.#database.prepare(sql).run(user.Username, emailOf(user), JSON.stringify(user));
    } catch (error) {
      if (isUniqueViolation(error))
        throw new AwsError('UsernameExistsException', 'User account already exists');
      throw error;
    }
  }

  /** AliasExistsException when another user has the address. */
  save(user: StoredUser): void {
    try {
      const sql = 'UPDATE users SET email = ?, record = ? WHERE username = ?';
      this.#database.prepare(sql).run(emailOf(user), JSON.stringify(user), user.Username);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new AwsError('AliasExistsException', 'An account with the given email already exists.');
    }
  }

  remove(username: string): void {
    this.#database.prepare('DELETE FROM users WHERE username = ?').run(username);
  }

  groupsOf(username: string): string[] {
    const sql = 'SELECT name FROM memberships WHERE username = ? ORDER BY name';
    return this.#database
      .prepare(sql)
      .all(username)
      .map((row) => String(row.name));
  }

  join(username: string, group: string): void {
    this.#database
      .prepare('INSERT OR IGNORE INTO memberships (username, name) VALUES (?, ?)')
      .run(username, group);
  }

  leave(username: string, group: string): void {
    this.#database.prepare('DELETE FROM memberships WHERE username = ? AND name = ?').run(username, group);
  }

  resetCode(username: string): ResetCode | null {
    const sql = 'SELECT code, expires_at FROM reset_codes WHERE username = ?';
    const row = this.#database.prepare(sql).get(username);
    return row ? { code: String(row.code), expiresAt: Number(row.expires_at) } : null;
  }

  setResetCode(username: string, { code, expiresAt }: ResetCode): void {
    const sql = 'INSERT OR REPLACE INTO reset_codes (username, code, expires_at) VALUES (?, ?, ?)';
    this.#database.prepare(sql).run(username, code, expiresAt);
  }

  /** Saves the user and deletes the code and the wrong guesses, in one transaction. */
  completeReset(user: StoredUser): void {
    transaction(this.#database, () => {
      this.save(user);
      this.#database.prepare('DELETE FROM reset_codes WHERE username = ?').run(user.Username);
      this.#database.prepare("DELETE FROM attempts WHERE subject = ? AND kind = 'guess'").run(user.Username);
    });
  }

  failedSignIns(username: string): FailedSignIns {
    const sql = 'SELECT failures, latest FROM failed_sign_ins WHERE username = ?';
    const row = this.#database.prepare(sql).get(username);
    return { failures: Number(row?.failures ?? 0), latest: Number(row?.latest ?? 0) };
  }

  setFailedSignIns(username: string, { failures, latest }: FailedSignIns): void {
    const sql = 'INSERT OR REPLACE INTO failed_sign_ins (username, failures, latest) VALUES (?, ?, ?)';
    this.#database.prepare(sql).run(username, failures, latest);
  }

  attempts(subject: string, kind: AttemptKind, since: number): number {
    const sql = 'SELECT count(*) AS n FROM attempts WHERE subject = ? AND kind = ? AND at > ?';
    return Number(this.#database.prepare(sql).get(subject, kind, since)?.n);
  }

  /** Counts one attempt at `at` and deletes those up to `since`, which no limit considers any more. */
  addAttempt(subject: string, kind: AttemptKind, at: number, since: number): void {
    transaction(this.#database, () => {
      this.#database.prepare('DELETE FROM attempts WHERE at <= ?').run(since);
      this.#database
        .prepare('INSERT INTO attempts (subject, kind, at) VALUES (?, ?, ?)')
        .run(subject, kind, at);
    });
  }

  close(): void {
    this.#database.close();
  }
}
