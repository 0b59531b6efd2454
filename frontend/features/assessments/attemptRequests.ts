import { api } from '#frontend/core/api/client.ts';
import type { ReasonRequest } from '#frontend/core/decisions/decision.ts';
import { detailsBeside, OTHER, reasonSchemaFor } from '#frontend/core/forms/reasons.ts';
import { REASON } from '#shared/features/assessments/rules.ts';
import type { WatchedAttempt } from '#shared/features/assessments/schema.ts';
import type { AttemptDecision } from './watchedAttempts.ts';

interface DecisionTexts extends Pick<ReasonRequest, 'description' | 'submit' | 'usual' | 'variant'> {
  title: (whose: string) => string;
  done: string;
}

const TEXTS: Readonly<Record<AttemptDecision, DecisionTexts>> = {
  void: {
    title: (whose) => `Void ${whose}?`,
    description:
      'Its result no longer counts, and it is not one of the three attempts of 90 days. The student can appeal once.',
    submit: 'Void attempt',
    usual: [
      'The answers are the same as those of another student.',
      'The answers came faster than the questions can be read.',
      'Someone else answered for you.',
      OTHER,
    ],
    variant: 'danger',
    done: 'Attempt voided',
  },
  restore: {
    title: (whose) => `Let ${whose} count again?`,
    description: 'It counts as it was graded.',
    submit: 'Let it count',
    usual: ['We looked again and found nothing wrong.', 'Your appeal explains what looked unusual.', OTHER],
    variant: 'primary',
    done: 'The attempt counts again',
  },
  keep: {
    title: (whose) => `Keep ${whose} voided?`,
    description: 'The appeal is answered. The student can’t appeal a second time.',
    submit: 'Keep it voided',
    usual: ['The appeal doesn’t explain what we found.', OTHER],
    variant: 'primary',
    done: 'The attempt stays voided',
  },
};

const DETAILS_MAX = detailsBeside(
  Object.values(TEXTS).flatMap(({ usual }) => usual),
  REASON,
);
/** The reason of a decision about an attempt, in one line. */
export const attemptReasonSchema = reasonSchemaFor(DETAILS_MAX);

/** What the dialog of a decision about an attempt says and does. */
export const attemptRequest = (
  { id, user, title }: WatchedAttempt,
  decision: AttemptDecision,
): ReasonRequest => {
  const { title: titleOf, done, ...texts } = TEXTS[decision];
  return {
    ...texts,
    title: titleOf(`${user.name}’s attempt at “${title}”`),
    hint: `The student reads this, and it’s recorded in the audit log. Up to ${DETAILS_MAX} characters.`,
    schema: attemptReasonSchema,
    draft: `attempt:${decision}:${id}`,
    send: (reason) =>
      decision === 'void'
        ? api.call('assessments.void', { params: { id }, body: { reason } })
        : api.call('assessments.decideAppeal', { params: { id }, body: { decision, reason } }),
    done: { title: done, description: 'The student is notified.' },
  };
};
