/** How often the browser asks what is new, in milliseconds. */
const EVERY = {
  /** A conversation is open: messages arrive within three seconds. */
  conversation: 2500,
  usual: 30_000,
  /** The user has touched nothing for a while. */
  idleConversation: 15_000,
  idle: 120_000,
} as const;

/** The user counts as idle after this long without a key, a press or scrolling. */
const IDLE_AFTER_MS = 90_000;

interface Situation {
  readonly now: number;
  /** When the user last did something in one of the tabs. */
  readonly activeAt: number;
  /** Until when one of the tabs shows a conversation. */
  readonly conversationUntil: number;
}

/** How long to wait before the next question. */
export const nextAfter = ({ now, activeAt, conversationUntil }: Situation): number => {
  const idle = now - activeAt > IDLE_AFTER_MS;
  if (conversationUntil > now) return idle ? EVERY.idleConversation : EVERY.conversation;
  return idle ? EVERY.idle : EVERY.usual;
};
