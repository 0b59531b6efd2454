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

/**
 * How old the latest proof that a web socket is alive may be, in milliseconds, before it is probed: one that died without a
 * sign would keep messages waiting. What this costs is in docs/decisions/0197.
 */
const PROVEN_WITHIN = {
  conversation: 5000,
  idleConversation: 120_000,
  usual: 300_000,
  idle: 600_000,
} as const;

/** The user counts as idle after this long without a key, a press or scrolling. */
const IDLE_AFTER_MS = 90_000;

interface Situation {
  readonly now: number;
  /** When the user last did something in one of the tabs. */
  readonly activeAt: number;
  /** Until when one of the tabs shows a conversation. */
  readonly conversationUntil: number;
  /** Whether a web socket tells what is new. */
  readonly connected: boolean;
}

type Seen = 'conversation' | 'usual' | 'idleConversation' | 'idle';

/** What the user looks at, and whether they do something. */
const seen = ({ now, activeAt, conversationUntil }: Situation): Seen => {
  const idle = now - activeAt > IDLE_AFTER_MS;
  if (conversationUntil > now) return idle ? 'idleConversation' : 'conversation';
  return idle ? 'idle' : 'usual';
};

/** How long to wait before the next question. */
export const nextAfter = (situation: Situation): number =>
  situation.connected ? EVERY.connected : EVERY[seen(situation)];

/** How old the latest proof that the web socket is alive may be. */
export const provenWithin = (situation: Situation): number => PROVEN_WITHIN[seen(situation)];

const RECONNECT_MS = { least: 1000, most: 300_000 } as const;

/**
 * How long to wait before the next attempt to connect, after a number of them in a row that did not last: longer each time, up to five
 * minutes, and differently in each browser, so that they do not all come back at once. `random` is from 0 to 1.
 */
export const reconnectAfter = (failures: number, random: number): number =>
  Math.min(RECONNECT_MS.most, RECONNECT_MS.least * 2 ** failures) * (0.5 + random / 2);
