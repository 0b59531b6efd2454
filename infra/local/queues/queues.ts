import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase, transaction } from '../sqlite.ts';

/** A message that was taken out of a queue for a while. */
export interface Message {
  readonly id: string;
  readonly body: string;
  /** With which its taker deletes it or gives it back; the next taker has another. */
  readonly receipt: string;
  /** Milliseconds of the local clock. */
  readonly sentAt: number;
  /** When it was first taken, in milliseconds of the local clock; later by what the clock was advanced since then. */
  readonly receivedAt: number;
  /** How often it has been taken, this time included. */
  readonly receives: number;
}

/** The standard queues of the stack, by name. What was sent survives a kill at any moment. */
export interface Queues {
  /** Adds a message, which can be received after a number of seconds of the local clock. */
  readonly send: (queue: string, body: string, delaySeconds?: number) => void;
  /** Takes at most `count` messages, the oldest first; they are invisible to others for a number of seconds. */
  readonly receive: (queue: string, count: number, seconds: number) => Message[];
  /** False when the message is gone, or was received again since. */
  readonly remove: (queue: string, receipt: string) => boolean;
  /** Removes all messages, also those in flight. */
  readonly purge: (queue: string) => void;
  /** Lets others have a message a number of seconds from now. False as for `remove`. */
  readonly hide: (queue: string, receipt: string, seconds: number) => boolean;
  /** The bodies of all messages, the oldest first, whether or not they are in flight. */
  readonly bodies: (queue: string) => string[];
  /** How many are available, how many are in flight, and how many wait for the end of their delay. */
  readonly count: (queue: string) => { visible: number; taken: number; delayed: number };
  /**
   * Follows an advance of the clock. From one attempt to the next, AWS lets minutes pass and not days: without this, what
   * a repeated attempt signs for the time of the first one would have expired.
   */
  readonly advance: (ms: number) => void;
  /** In how many milliseconds the next message becomes available: 0 when one is; infinite when there is none. */
  readonly nextIn: (queue: string) => number;
  readonly close: () => void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS messages (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, queue TEXT NOT NULL, body TEXT NOT NULL, sent_at INTEGER NOT NULL,
    visible_at INTEGER NOT NULL, receipt TEXT, receives INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS messages_by_queue ON messages (queue, number);
`;

/** Columns that data directories of older versions lack. */
const ADDED = { due_at: 'INTEGER NOT NULL DEFAULT 0', received_at: 'INTEGER' };

const openMessages = (dataDir: string): DatabaseSync => {
  const database = openDatabase(join(dataDir, 'queues.sqlite'), SCHEMA);
  const known = new Set(
    database
      .prepare('PRAGMA table_info(messages)')
      .all()
      .map(({ name }) => name),
  );
  for (const [name, type] of Object.entries(ADDED))
    if (!known.has(name)) database.exec(`ALTER TABLE messages ADD COLUMN ${name} ${type}`);
  return database;
};

/**
 * Opens the queues in the data directory. `now` is the local clock, for when a message was sent and for how long
 * it is delayed; how long a caller keeps one to themselves is about processes and goes by the machine's. Nothing expires here.
 */
export const openQueues = (dataDir: string, now: () => number): Queues => {
  const database = openMessages(dataDir);
  const insert = database.prepare(
    'INSERT INTO messages (id, queue, body, sent_at, due_at, visible_at, receives) VALUES (?, ?, ?, ?, ?, 0, 0)',
  );
  const visible = database.prepare(
    `SELECT number, id, body, sent_at, receives, coalesce(received_at, ?) AS received_at FROM messages
     WHERE queue = ? AND visible_at <= ? AND due_at <= ? ORDER BY number LIMIT ?`,
  );
  const take = database.prepare(
    'UPDATE messages SET receipt = ?, visible_at = ?, received_at = ?, receives = receives + 1 WHERE number = ?',
  );
  const remove = database.prepare('DELETE FROM messages WHERE queue = ? AND receipt = ?');
  const purge = database.prepare('DELETE FROM messages WHERE queue = ?');
  const hide = database.prepare('UPDATE messages SET visible_at = ? WHERE queue = ? AND receipt = ?');
  const advance = database.prepare('UPDATE messages SET received_at = received_at + ?');
  const bodies = database.prepare('SELECT body FROM messages WHERE queue = ? ORDER BY number');
  const counts = database.prepare(
    `SELECT count(*) AS sum, coalesce(sum(due_at > ?), 0) AS delayed,
     coalesce(sum(visible_at <= ? AND due_at <= ?), 0) AS visible FROM messages WHERE queue = ?`,
  );
  const next = database.prepare(
    'SELECT min(max(0, visible_at - ?, due_at - ?)) AS next FROM messages WHERE queue = ?',
  );
  return {
    send: (queue, body, delaySeconds = 0) =>
      void insert.run(randomUUID(), queue, body, now(), delaySeconds > 0 ? now() + delaySeconds * 1000 : 0),
    receive: (queue, count, seconds) =>
      transaction(database, () =>
        visible
          .all(now(), queue, Date.now(), now(), count)
          .map(({ number, id, body, sent_at, receives, received_at }) => {
            const receipt = randomUUID();
            const receivedAt = Number(received_at);
            take.run(receipt, Date.now() + seconds * 1000, receivedAt, Number(number));
            return {
              id: String(id),
              body: String(body),
              receipt,
              sentAt: Number(sent_at),
              receivedAt,
              receives: Number(receives) + 1,
            };
          }),
      ),
    remove: (queue, receipt) => remove.run(queue, receipt).changes > 0,
    purge: (queue) => void purge.run(queue),
    hide: (queue, receipt, seconds) => hide.run(Date.now() + seconds * 1000, queue, receipt).changes > 0,
    bodies: (queue) => bodies.all(queue).map(({ body }) => String(body)),
    count: (queue) => {
      const row = counts.get(now(), Date.now(), now(), queue);
      const [visible, delayed] = [Number(row?.visible ?? 0), Number(row?.delayed ?? 0)];
      return { visible, delayed, taken: Number(row?.sum ?? 0) - visible - delayed };
    },
    advance: (ms) => void advance.run(ms),
    nextIn: (queue) => {
      const ms = next.get(Date.now(), now(), queue)?.next;
      return ms === null || ms === undefined ? Number.POSITIVE_INFINITY : Number(ms);
    },
    close: () => database.close(),
  };
};
