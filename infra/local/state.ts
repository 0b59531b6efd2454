import { join } from 'node:path';
import { openDatabase } from './sqlite.ts';

/** What the runner itself has to remember over restarts, by key. Survives a kill at any moment. */
export interface State {
  readonly get: <T>(key: string) => T | undefined;
  readonly set: (key: string, value: unknown) => void;
  readonly close: () => void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS state (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

/** Opens the runner's memory in the data directory. */
export const openState = (dataDir: string): State => {
  const database = openDatabase(join(dataDir, 'state.sqlite'), SCHEMA);
  const select = database.prepare('SELECT value FROM state WHERE key = ?');
  const upsert = database.prepare(
    'INSERT INTO state (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  return {
    get: <T>(key: string) => {
      const row = select.get(key);
      return row ? (JSON.parse(String(row.value)) as T) : undefined;
    },
    set: (key, value) => void upsert.run(key, JSON.stringify(value)),
    close: () => database.close(),
  };
};
