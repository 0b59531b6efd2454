import type { Write } from '#functions/core/table.ts';
import { type ApplicationStatus, statusesBefore } from '#shared/features/application-rules.ts';
import { opportunityKey } from '../opportunities/repository.ts';

/** The rule of the transitions as a condition on an application's `#status`, with the values it names. */
export const mayBecome = (next: ApplicationStatus) => {
  const from = statusesBefore(next);
  return {
    condition: `#status IN (${from.map((_, i) => `:from${i}`).join(', ')})`,
    values: Object.fromEntries(from.map((status, i) => [`:from${i}`, status])),
  };
};

/** The part of a transaction that adds to an opportunity's count of applications, if it exists and a condition holds. */
export const countApplication = (
  opportunityId: string,
  by: 1 | -1,
  only: { condition: string; names: Record<string, string>; values: Record<string, unknown> } | undefined,
): Write => ({
  Update: {
    Key: opportunityKey(opportunityId),
    UpdateExpression: 'ADD applicationCount :by',
    ConditionExpression: only ? `attribute_exists(pk) AND ${only.condition}` : 'attribute_exists(pk)',
    ...(only && { ExpressionAttributeNames: only.names }),
    ExpressionAttributeValues: { ':by': by, ...only?.values },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});
