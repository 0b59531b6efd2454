import { api } from '#frontend/core/api/client.ts';
import type { ReasonRequest } from '#frontend/core/decisions/decision.ts';
import { REASON_HINT, REVIEW_REASONS, reasonSchema } from './decisionReasons.ts';
import { nameOf, type Waiting } from './reviewQueue.ts';

const consequenceOf = (item: Waiting): string => {
  if (item.kind === 'company')
    return 'Its members get the reason by email and can correct their entries. Its postings become drafts.';
  return item.reports.length > 0
    ? 'The posting is closed. Its author gets the reason.'
    : 'The posting becomes a draft again. Its author gets the reason.';
};

const reject = ({ kind, id }: Waiting, reason: string): Promise<unknown> =>
  kind === 'company'
    ? api.call('moderation.reject', { params: { id }, body: { reason } })
    : api.call('moderation.decide', { params: { id }, body: { decision: 'reject', reason } });

/** What the dialog that rejects a company or a posting says and does. */
export const reviewRejection = (item: Waiting): ReasonRequest => ({
  title: `Reject ${nameOf(item)}?`,
  description: consequenceOf(item),
  usual: REVIEW_REASONS[item.kind],
  hint: REASON_HINT,
  schema: reasonSchema,
  draft: `review:${item.id}`,
  submit: 'Reject and send reason',
  variant: 'danger',
  send: (reason) => reject(item, reason),
  done: { title: `${nameOf(item)} rejected` },
});
