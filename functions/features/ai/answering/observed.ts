import { addLogFields } from '#functions/core/log.ts';
import { count } from '#functions/core/metrics.ts';
import type { Understood } from '../router/understood.ts';
import { toolFor } from '../tools.ts';
import type { Answered } from './answer-one.ts';

const nameOf = (understood: Understood): string => {
  switch (understood.kind) {
    case 'tool':
      return understood.intent;
    case 'refusal':
      return `refusal:${understood.reason}`;
    case 'talk':
      return `talk:${understood.what}`;
    default:
      return understood.kind;
  }
};

/**
 * Puts into the log of the request what was asked for and who answered, and counts what was declined: names of tools and reasons, and
 * nothing of what the user wrote.
 */
export const observeAnswers = (answered: readonly Answered[]): void => {
  addLogFields({
    asked: answered.map(({ understood }) => nameOf(understood)),
    by: answered.map(({ by }) => by),
  });
  for (const { understood } of answered)
    if (understood.kind === 'refusal' || understood.kind === 'outside') count('AdvisorDeclined');
};

/** What the answers were, for a model that is asked later in the conversation: in words of ours, and nothing of any record. */
export const answeredText = (answered: readonly Answered[], role: Parameters<typeof toolFor>[1]): string =>
  answered
    .map(({ understood }) => {
      if (understood.kind !== 'tool') return `[${nameOf(understood)}]`;
      return `[answered from records: ${toolFor(understood.intent, role)?.question ?? understood.intent}]`;
    })
    .join(' ');
