import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase, transaction } from '../sqlite.ts';

/** A message that was taken out of a queue for a while. */
export interface Message {
  readonly id: string;
  readonly body: string;
  /** With which its taker deletes it or gives it back; the next taker has another. */
  readonly receipt: string;
  /** Milliseconds of the local clock. */
  readonly sentAt: number;
  /** How often it has been taken, this time included. */
  readonly receives: number;
}

/** The standard queues of the stack, by name. What was sent survives a kill at any moment. */
export interface Queues {
  readonly send: (queue: string, body: string) => void;
  /** Takes at most `count` messages, the oldest first; they are invisible to others for so many seconds. */
  readonly receive: (queue: string, count: number, seconds: number) => Message[];
  /** False when the message is gone, or was received again since. */
  readonly remove: (queue: string, receipt: string) => boolean;
  /** Removes all messages, also those in flight. */
  readonly purge: (queue: string) => void;
  /** Lets others have a message after so many seconds from now. False as for `remove`. */
  readonly hide: (queue: string, receipt: string, seconds: number) => boolean;
  /** The bodies of all messages, the oldest first, whether or not they are in flight. */
  readonly bodies: (queue: string) => string[];
  /** How many are available, and how many are in flight. */
  readonly count: (queue: string) => { visible: number; taken: number };
  readonly close: () => void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS messages (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, queue TEXT NOT NULL, body TEXT NOT NULL, sent_at INTEGER NOT NULL,
    visible_at INTEGER NOT NULL, receipt TEXT, receives INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS messages_by_queue ON messages (queue, number);
`;

/**
 * Opens the queues in the data directory. `now` is the local clock, for when a message was sent; how long a caller
 * keeps one to themselves is about processes and goes by the machine's. Nothing expires here.
 */
export const openQueues = (dataDir: string, now: () => number): Queues => {
  const database = openDatabase(join(dataDir, 'queues.sqlite'), SCHEMA);
  const insert = database.prepare(
    'INSERT INTO messages (id, queue, body, sent_at, visible_at, receives) VALUES (?, ?, ?, ?, 0, 0)',
  );
  const visible = database.prepare(
    'SELECT number, id, body, sent_at, receives FROM messages WHERE queue = ? AND visible_at <= ? ORDER BY number LIMIT ?',
  );
  const take = database.prepare(
    'UPDATE messages SET receipt = ?, visible_at = ?, receives = receives + 1 WHERE number = ?',
  );
  const remove = database.prepare('DELETE FROM messages WHERE queue = ? AND receipt = ?');
  const purge = database.prepare('DELETE FROM messages WHERE queue = ?');
  const hide = database.prepare('UPDATE messages SET visible_at = ? WHERE queue = ? AND receipt = ?');
  const bodies = database.prepare('SELECT body FROM messages WHERE queue = ? ORDER BY number');
  const counts = database.prepare(
    'SELECT count(*) AS sum, coalesce(sum(visible_at <= ?), 0) AS visible FROM messages WHERE queue = ?',
  );
  return {
    send: (queue, body) => void insert.run(randomUUID(), queue, body, now()),
    receive: (queue, count, seconds) =>
      transaction(database, () =>
        visible.all(queue, Date.now(), count).map(({ number, id, body, sent_at, receives }) => {
          const receipt = randomUUID();
          take.run(receipt, Date.now() + seconds * 1000, Number(number));
          return {
            id: String(id),
            body: String(body),
            receipt,
            sentAt: Number(sent_at),
            receives: Number(receives) + 1,
          };
        }),
      ),
    remove: (queue, receipt) => remove.run(queue, receipt).changes > 0,
    purge: (queue) => void purge.run(queue),
    hide: (queue, receipt, seconds) => hide.run(Date.now() + seconds * 1000, queue, receipt).changes > 0,
    bodies: (queue) => bodies.all(queue).map(({ body }) => String(body)),
    count: (queue) => {
      const row = counts.get(Date.now(), queue);
      const seen = Number(row?.visible ?? 0);
      return { visible: seen, taken: Number(row?.sum ?? 0) - seen };
    },
    close: () => database.close(),
  };
};
