import { DatabaseSync } from 'node:sqlite';
import { setImmediate as breathe } from 'node:timers/promises';

/** So many rows go in at once: a tenth of a second, for which the running database waits. */
const ROWS = 5_000;
/** How long to wait for the running database's own writes. */
const PATIENCE_MS = 10_000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables in which dynoxide keeps the entries of a table's indexes. */
const indexTables = (database: DatabaseSync, table: string): string[] =>
  database
    .prepare("SELECT name FROM loaded.sqlite_master WHERE type = 'table' AND name LIKE ? || '::%'")
    .all(table)
    .map(({ name }) => String(name));

/**
 * Copies the items of a table from one dynoxide file into that of a running dynoxide. SQLite lets two processes write
 * in turn, so the running one goes on, and finds the items at once; it makes no stream records of them. Postings go
 * first: an opportunity that is there is in the search lists. Items that exist stay as they are.
 */
export const mergeItems = async (from: string, into: string, table: string): Promise<void> => {
  const database = new DatabaseSync(into, { timeout: PATIENCE_MS });
  try {
    database.prepare('ATTACH ? AS loaded').run(from);
    const source = `loaded.${quoted(table)}`;
    const { last } = database.prepare(`SELECT max(rowid) AS last FROM ${source}`).get() as { last: number };
    for (const kind of ["LIKE 'search#%'", "NOT LIKE 'search#%'"]) {
      const copy = database.prepare(
        `INSERT OR IGNORE INTO main.${quoted(table)}
         SELECT * FROM ${source} WHERE rowid > ? AND rowid <= ? AND pk ${kind}`,
      );
      for (let done = 0; done < last; done += ROWS) {
        copy.run(done, done + ROWS);
        await breathe();
      }
    }
    // After the items, of which an entry must never be without.
    for (const index of indexTables(database, table)) {
      database.exec(`INSERT OR IGNORE INTO main.${quoted(index)} SELECT * FROM loaded.${quoted(index)}`);
      await breathe();
    }
  } finally {
    database.close();
  }
};
