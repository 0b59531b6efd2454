import { DatabaseSync } from 'node:sqlite';
import { setImmediate as breathe } from 'node:timers/promises';
import { transaction } from '../../local/sqlite.ts';

/** How many rows go in at once: a tenth of a second, for which the running database waits. */
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

/** The statements that copy the items of one kind in a range of rows: the entries of each index, then the items. */
const copies = (database: DatabaseSync, table: string, kind: string) => {
  const range = `item.rowid > ? AND item.rowid <= ? AND item.pk ${kind}`;
  const entries = indexTables(database, table).map((index) =>
    database.prepare(
      `INSERT OR IGNORE INTO main.${quoted(index)}
       SELECT entry.* FROM loaded.${quoted(table)} AS item
       JOIN loaded.${quoted(index)} AS entry ON entry.table_pk = item.pk AND entry.table_sk = item.sk
       LEFT JOIN main.${quoted(table)} AS existing ON existing.pk = item.pk AND existing.sk = item.sk
       WHERE ${range} AND existing.pk IS NULL`,
    ),
  );
  const items = database.prepare(
    `INSERT OR IGNORE INTO main.${quoted(table)} SELECT * FROM loaded.${quoted(table)} AS item WHERE ${range}`,
  );
  return [...entries, items];
};

/**
 * Copies the items of a table from one dynoxide file into that of a running dynoxide. SQLite lets two processes write
 * in turn, so the running one goes on, and finds the items at once; it makes no stream records of them. Entries go
 * first: an opportunity that is there is in the search lists. Items go in together with their entries in the indexes,
 * so that an interruption leaves none without. Items that exist stay as they are.
 */
export const mergeItems = async (from: string, into: string, table: string): Promise<void> => {
  const database = new DatabaseSync(into, { timeout: PATIENCE_MS });
  try {
    database.prepare('ATTACH ? AS loaded').run(from);
    const last = database.prepare(`SELECT max(rowid) AS last FROM loaded.${quoted(table)}`).get()?.last;
    for (const kind of ["LIKE 'S:search#%'", "NOT LIKE 'S:search#%'"]) {
      const statements = copies(database, table, kind);
      for (let done = 0; done < Number(last); done += ROWS) {
        transaction(database, () => {
          for (const statement of statements) statement.run(done, done + ROWS);
        });
        await breathe();
      }
    }
  } finally {
    database.close();
  }
};
