import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { naming } from '../sqlite.ts';

/** Whether the database still lacks the index, or does not exist yet. */
export const lacksStreamIndex = (file: string): boolean =>
  !existsSync(file) ||
  withDatabase(
    file,
    (database) => !database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'fledge_stream_order'").get(),
  );

/**
 * dynoxide finds the last sequence number of a stream by reading all of its records at every write: 10,000 writes
 * take 16 s and it grows with the square. With this index over the expression that it asks for, 2,500 items a second
 * go in. To be called while dynoxide does not run.
 */
export const addStreamIndex = (file: string): void =>
  withDatabase(file, (database) =>
    database.exec(
      'CREATE INDEX IF NOT EXISTS fledge_stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER))',
    ),
  );

/**
 * Deletes stream records up to `position` that every consumer is past, all but the last: dynoxide counts on from it.
 * To be called while dynoxide does not run.
 */
export const trimStream = (file: string, table: string, position: number): void =>
  withDatabase(file, (database) => {
    database
      .prepare(
        `DELETE FROM _stream_records WHERE table_name = ? AND CAST(sequence_number AS INTEGER) < MIN(?, (
           SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = ?))`,
      )
      .run(table, position, table);
  });

const withDatabase = <T>(file: string, work: (database: DatabaseSync) => T): T =>
  naming(file, () => {
    const database = new DatabaseSync(file);
    try {
      return work(database);
    } finally {
      database.close();
    }
  });
