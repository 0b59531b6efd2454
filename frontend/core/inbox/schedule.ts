import { PROBES_LESS_AFTER_MS, PROVEN_WITHIN_MS } from '#shared/features/inbox/live-updates.ts';

/** How often the browser asks what is new, in milliseconds. */
const EVERY = {
  /** A conversation is open: messages arrive within three seconds. */
  conversation: 2500,
  usual: 30_000,
  /** The user has touched nothing for a while. */
  idleConversation: 15_000,
  idle: 120_000,
  /** A web socket tells what is new: the question only finds what it did not tell. */
  connected: 600_000,
} as const;

/** After this long without a key, a press or scrolling it asks less often. */
const ASKS_LESS_AFTER_MS = { conversation: 90_000, usual: 90_000 } as const;

interface Situation {
  readonly now: number;
  /** When the user last did something in one of the tabs. */
  readonly activeAt: number;
  /** When they began to, after a pause. */
  readonly activeSince: number;
  /** Until when one of the tabs shows a conversation. */
  readonly conversationUntil: number;
  /** Whether a web socket tells what is new. */
  readonly connected: boolean;
}

type Seen = 'conversation' | 'usual' | 'idleConversation' | 'idle';

/** What the user looks at, and whether they did something in these times. */
const seen = (
  { now, activeAt, conversationUntil }: Situation,
  idleAfter: Readonly<Record<'conversation' | 'usual', number>>,
): Seen => {
  const idleFor = now - activeAt;
  if (conversationUntil > now) return idleFor > idleAfter.conversation ? 'idleConversation' : 'conversation';
  return idleFor > idleAfter.usual ? 'idle' : 'usual';
};

/** How long to wait before the next question. */
export const nextAfter = (situation: Situation): number =>
  situation.connected ? EVERY.connected : EVERY[seen(situation, ASKS_LESS_AFTER_MS)];

/** Whether someone does something after a pause: the first time counts for `activeSince`. */
export const isPause = (ms: number): boolean => ms > PROBES_LESS_AFTER_MS.usual;

/**
 * When a web socket over which something last came at `heardAt` is to be probed. The time before a pause ended does not count
 * elsewhere than beside a conversation: what is new is then known thirty seconds after the user came back, with one probe less.
 */
export const proofDueAt = (situation: Situation, heardAt: number): number => {
  const what = seen(situation, PROBES_LESS_AFTER_MS);
  if (what !== 'usual') return heardAt + PROVEN_WITHIN_MS[what];
  return Math.max(heardAt, situation.activeSince) + PROVEN_WITHIN_MS.usual;
};

/** How long an answered probe took decides how long the next one may take before it is late, in milliseconds. */
const LATE_MS = { least: 500, most: 1500 } as const;

/** After how long without an answer a probe is late, when the one before took `last` milliseconds. */
export const lateAfter = (last: number): number => Math.min(LATE_MS.most, Math.max(LATE_MS.least, 2 * last));

const RECONNECT_MS = { least: 1000, most: 300_000 } as const;

/**
 * How long to wait before the next attempt to connect, after a number of them in a row that did not last: longer each time, up to five
 * minutes, and differently in each browser, so that they do not all come back at once. `random` is from 0 to 1.
 */
export const reconnectAfter = (failures: number, random: number): number =>
  Math.min(RECONNECT_MS.most, RECONNECT_MS.least * 2 ** failures) * (0.5 + random / 2);
