/** The path of the web socket by which browsers learn that something is new (docs/decisions/0197). */
export const LIVE_PATH = '/live';

/** How many browsers of a user are connected at a time; one more takes the place of the oldest. */
export const LIVE_BROWSERS = 6;

/**
 * What is sent over the socket, when it opens and when something changed: the numbers of changes by topic and the number of
 * unread messages, as `inbox.changes` answers them, and nothing else.
 */
export interface Hint {
  readonly since: string;
  readonly unread: number;
}

/**
 * How old the latest proof that a socket is alive may be, in milliseconds, before its browser probes it: one that died without
 * a sign would keep messages waiting. Beside a conversation this, the time after which the answer is late, and the question
 * that follows then are three seconds, and thirty elsewhere. What this costs is in docs/decisions/0197.
 */
export const PROVEN_WITHIN_MS = {
  conversation: 2100,
  usual: 27_500,
  /** The user has touched nothing for a while. */
  idleConversation: 75_000,
  idle: 600_000,
} as const;

/**
 * After this long without a key, a press or scrolling a socket is probed less often, until the next one. So the last of the usual
 * probes comes 25 s after a touch or later.
 */
export const PROBES_LESS_AFTER_MS = { conversation: 30_000, usual: 57_500 } as const;
