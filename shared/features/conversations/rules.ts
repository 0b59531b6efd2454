import { defineWorkflow } from '#shared/core/workflow.ts';

// Plain data and functions without schemas: the browser loads them with the screen of messages.

/** The statuses of a conversation. One for a reason begins `open`; a first contact waits for the answer of the other side. */
export const CONVERSATION_STATUSES = ['asked', 'open', 'declined'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** The life of a conversation: who was contacted accepts, which answering also does, or declines, and may think again. */
export const conversationWorkflow = defineWorkflow<ConversationStatus, 'contacted'>({
  statuses: {
    asked: { label: 'Request', tone: 'info' },
    open: { label: 'Open', tone: 'positive' },
    declined: { label: 'Declined', tone: 'neutral' },
  },
  transitions: [
    { from: 'asked', to: 'open', by: ['contacted'] },
    { from: 'asked', to: 'declined', by: ['contacted'] },
    { from: 'declined', to: 'open', by: ['contacted'] },
  ],
});

/** The most characters of a message. */
export const MESSAGE_MAX = 4000;
/** Messages of one user within the window: a limit against programs, as nobody types so fast. */
export const MESSAGES_SENT = { limit: 120, windowSeconds: 60 } as const;
/** The most characters of a first contact. */
export const REQUEST_MAX = 500;
/** For this many seconds the author of a message can edit and delete it. */
export const EDIT_SECONDS = 600;

/** Whether the author of a message can still edit or delete it. */
export const mayChangeMessage = ({ at }: { readonly at: string }, now: Date): boolean =>
  now.getTime() - Date.parse(at) < EDIT_SECONDS * 1000;

/** The Monday of a moment's week in UTC, `YYYY-MM-DD`: the budget of first contacts begins again with it. */
export const weekOf = (now: Date): string => {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
};

/** What a link in a message leads to: web addresses only, so that no text can run a script. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^]+/gi;
/** A full stop or bracket at the end belongs to the sentence. */
const TRAILING = /[.,;:!?)\]]+$/;

/** A message's text with its web addresses as links. */
export const partsOfText = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '');
    if (!URL.canParse(address)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, href: address });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
};

/** What follows from a block, for who is about to block someone. */
export const BLOCK_WORDS =
  'Neither of you will see the other’s messages, be able to write, or come to the other’s events.';
