import { days, type RecordKinds, SHORT_LIVED, WRITTEN } from './kind.ts';

const CONVERSATION = {
  inCopy: true,
  describedAs: 'Your conversation with the advisor, and what you said of its answers',
} as const;
/** Gone after days: what the conversation needs to go on, and to stay within its limits. */
const WORKING = {
  inCopy: false,
  describedAs: 'What the advisor proposed to do for you, and how much it answered you on a day',
} as const;

export const AI_RECORDS = {
  /** A question to the advisor or an answer of it, with the actions that it proposed. */
  'ai-message': {
    usedBy: 'ai',
    owner: 'user',
    pk: 'ai#{userId}',
    sk: 'message#{at}#{id}',
    stream: { stream: WRITTEN },
    retention: days(365),
    personal: CONVERSATION,
  },
  /** What follow-up questions refer to, and how many messages the history has. */
  'ai-conversation': {
    usedBy: 'ai',
    owner: 'user',
    pk: 'ai#{userId}',
    sk: 'conversation',
    retention: days(365),
    personal: { ...CONVERSATION, inCopy: false },
  },
  /** Which answer a question has that came with an id: sent again, it gets the same. */
  'ai-question': {
    usedBy: 'ai',
    owner: 'user',
    pk: 'ai#{userId}',
    sk: 'question#{hash}',
    retention: SHORT_LIVED,
    personal: WORKING,
  },
  /** An action that the advisor proposed: route, input, and the record as it was then. */
  'ai-action': {
    usedBy: 'ai',
    owner: 'user',
    pk: 'ai#{userId}',
    sk: 'action#{id}',
    retention: SHORT_LIVED,
    personal: WORKING,
  },
  /** That a user has dismissed an insight. */
  'ai-dismissed': {
    usedBy: 'ai',
    owner: 'user',
    pk: 'ai#{userId}',
    sk: 'dismissed#{insight}',
    retention: days(90),
    personal: { inCopy: true, describedAs: 'Which of the advisor’s observations on your home you dismissed' },
  },
  /** The tokens of the model that a user has spent on a day, or reserved. */
  'ai-tokens': {
    usedBy: 'ai',
    owner: 'user',
    pk: 'ai#{userId}',
    sk: 'tokens#{day}',
    retention: SHORT_LIVED,
    personal: WORKING,
  },
  /** The same of all users of the stage. */
  'ai-stage-tokens': {
    usedBy: 'ai',
    owner: 'system',
    pk: 'ai-tokens#{day}',
    sk: 'ai-tokens',
    retention: SHORT_LIVED,
  },
} as const satisfies RecordKinds;
