import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '#shared/core/durations.ts';
import { naming, openDatabase } from '../sqlite.ts';
import type { Expiration } from './bucket.ts';

/** An object as it is found. */
export interface FoundObject {
  readonly body: Buffer;
  readonly contentType: string;
  /** Quoted, as S3 sends it. */
  readonly etag: string;
  readonly modifiedAt: number;
}

/** An event that a function has not ended with yet. */
export interface PendingEvent {
  readonly id: number;
  readonly functionArn: string;
  readonly event: unknown;
}

/** The objects of the local buckets. They and the events that they cause survive a kill at any moment. */
export interface ObjectStore {
  readonly get: (bucket: string, key: string) => FoundObject | undefined;
  /** Stores an object together with the events about it, and gives the events. */
  readonly put: (
    bucket: string,
    key: string,
    object: { body: Buffer; contentType: string },
    events: readonly { functionArn: string; event: unknown }[],
  ) => PendingEvent[];
  readonly remove: (bucket: string, key: string) => void;
  /** Deletes what has expired by a bucket's lifecycle rules. */
  readonly expire: (bucket: string, expirations: readonly Expiration[]) => void;
  readonly pending: () => PendingEvent[];
  readonly delivered: (event: PendingEvent) => void;
  readonly close: () => void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL, key TEXT NOT NULL, file TEXT NOT NULL, content_type TEXT NOT NULL, etag TEXT NOT NULL,
    modified_at INTEGER NOT NULL, PRIMARY KEY (bucket, key)) STRICT;
  CREATE TABLE IF NOT EXISTS events (id INTEGER PRIMARY KEY, function_arn TEXT NOT NULL, event TEXT NOT NULL) STRICT;
`;

const fileOf = (bucket: string, key: string): string =>
  createHash('sha256').update(`${bucket}/${key}`).digest('hex');

/** Opens the buckets' objects in the data directory. `now` is the local clock. */
export const openObjects = (dataDir: string, now: () => number): ObjectStore => {
  const folder = join(dataDir, 'objects');
  naming(folder, () => mkdirSync(folder, { recursive: true }));
  const database = openDatabase(join(dataDir, 'objects.sqlite'), SCHEMA);
  const select = database.prepare('SELECT * FROM objects WHERE bucket = ? AND key = ?');
  const selectOld = database.prepare(
    'SELECT key FROM objects WHERE bucket = ? AND substr(key, 1, length(?)) = ? AND modified_at <= ?',
  );
  const upsert = database.prepare('INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?)');
  const drop = database.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?');
  const insertEvent = database.prepare('INSERT INTO events (function_arn, event) VALUES (?, ?)');
  const selectEvents = database.prepare('SELECT * FROM events ORDER BY id');
  const dropEvent = database.prepare('DELETE FROM events WHERE id = ?');

  // A kill between a file and its row leaves one or the other: files without a row go, and rows without a file are no objects.
  const known = new Set(
    database
      .prepare('SELECT file FROM objects')
      .all()
      .map(({ file }) => String(file)),
  );
  for (const name of readdirSync(folder)) if (!known.has(name)) rmSync(join(folder, name));

  const remove = (bucket: string, key: string): void => {
    drop.run(bucket, key);
    rmSync(join(folder, fileOf(bucket, key)), { force: true });
  };
  return {
    get: (bucket, key) => {
      const row = select.get(bucket, key);
      const path = row && join(folder, String(row.file));
      if (!row || !path || !existsSync(path)) return undefined;
      return {
        body: naming(path, () => readFileSync(path)),
        contentType: String(row.content_type),
        etag: String(row.etag),
        modifiedAt: Number(row.modified_at),
      };
    },
    put: (bucket, key, { body, contentType }, events) => {
      const file = fileOf(bucket, key);
      const path = join(folder, file);
      naming(path, () => {
        writeFileSync(`${path}.new`, body);
        renameSync(`${path}.new`, path);
      });
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      upsert.run(bucket, key, file, contentType, etag, now());
      return events.map(({ functionArn, event }) => {
        const { lastInsertRowid } = insertEvent.run(functionArn, JSON.stringify(event));
        return { id: Number(lastInsertRowid), functionArn, event };
      });
    },
    remove,
    expire: (bucket, expirations) => {
      for (const { prefix, days } of expirations)
        for (const { key } of selectOld.all(bucket, prefix, prefix, now() - days * DAY_MS))
          remove(bucket, String(key));
    },
    pending: () =>
      selectEvents.all().map(({ id, function_arn, event }) => ({
        id: Number(id),
        functionArn: String(function_arn),
        event: JSON.parse(String(event)),
      })),
    delivered: ({ id }) => void dropEvent.run(id),
    close: () => database.close(),
  };
};
