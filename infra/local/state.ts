import { join } from 'node:path';
import { openDatabase } from './sqlite.ts';

/** What the runner itself has to remember over restarts, by key. Survives a kill at any moment. */
export interface State {
  readonly get: <T>(key: string) => T | undefined;
  readonly set: (key: string, value: unknown) => void;
  /** Appends an entry to a list, such as a queue of messages. */
  readonly append: (list: string, value: unknown) => void;
  readonly list: <T>(list: string) => T[];
  readonly close: () => void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS state (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS entries (id INTEGER PRIMARY KEY, list TEXT NOT NULL, value TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS entries_by_list ON entries (list, id);
`;

/** Opens the runner's memory in the data directory. */
export const openState = (dataDir: string): State => {
  const database = openDatabase(join(dataDir, 'state.sqlite'), SCHEMA);
  const select = database.prepare('SELECT value FROM state WHERE key = ?');
  const upsert = database.prepare(
    'INSERT INTO state (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  const insert = database.prepare('INSERT INTO entries (list, value) VALUES (?, ?)');
  const entries = database.prepare('SELECT value FROM entries WHERE list = ? ORDER BY id');
  return {
    get: <T>(key: string) => {
      const row = select.get(key);
      return row ? (JSON.parse(String(row.value)) as T) : undefined;
    },
    set: (key, value) => void upsert.run(key, JSON.stringify(value)),
    append: (list, value) => void insert.run(list, JSON.stringify(value)),
    list: <T>(list: string) => entries.all(list).map((row) => JSON.parse(String(row.value)) as T),
    close: () => database.close(),
  };
};
