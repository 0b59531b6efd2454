import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Whether the database still lacks the index, or does not exist yet. */
export const lacksStreamIndex = (file: string): boolean => {
  if (!existsSync(file)) return true;
  const database = new DatabaseSync(file);
  try {
    return !database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'fledge_stream_order'").get();
  } finally {
    database.close();
  }
};

/**
 * dynoxide finds the last sequence number of a stream by reading all of its records at every write: 10,000 writes
 * take 16 s and it grows with the square. With this index over the expression that it asks for, 2,500 items a second
 * go in. To be called while dynoxide does not run.
 */
export const addStreamIndex = (file: string): void => {
  const database = new DatabaseSync(file);
  try {
    database.exec(
      'CREATE INDEX IF NOT EXISTS fledge_stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER))',
    );
  } finally {
    database.close();
  }
};

/**
 * Deletes stream records up to `position` that every consumer is past, all but the last: dynoxide counts on from it.
 * To be called while dynoxide does not run.
 */
export const trimStream = (file: string, table: string, position: number): void => {
  const database = new DatabaseSync(file);
  try {
    database
      .prepare(
        `DELETE FROM _stream_records WHERE table_name = ? AND CAST(sequence_number AS INTEGER) < MIN(?, (
           SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = ?))`,
      )
      .run(table, position, table);
  } finally {
    database.close();
  }
};
