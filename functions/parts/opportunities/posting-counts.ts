import { keyOf } from '#functions/core/keys.ts';
import { checkedSetting } from '#functions/core/settings.ts';
import type { Condition } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import type { OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import { PLANS } from '#shared/features/companies/plan-names.ts';
import { OPEN_POSTINGS_SETTINGS } from '#shared/features/companies/settings.ts';
import { companyKey, countAttribute } from '../companies/repository.ts';
import type { StoredOpportunity } from './repository.ts';
import { posterOf } from './rows.ts';

/** What must be true of the poster's record, and what it gains or loses with the numbers. */
export interface CountGuard extends Partial<Condition> {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
  /** That the settings by which the condition was made still hold. */
  readonly settings?: readonly Write[];
}

/**
 * The company is verified, and its plan has room for one more open posting: whatever is published, and whichever limit
 * is changed, at the same time.
 */
export const roomForOneMore = async (): Promise<CountGuard> => {
  const limits = await Promise.all(
    PLANS.map(async (plan) => ({ plan, ...(await checkedSetting(OPEN_POSTINGS_SETTINGS[plan])) })),
  );
  const room = limits.map(({ plan, value }) =>
    value === null ? `#plan = :${plan}` : `(#plan = :${plan} AND openPostings < :${plan}Limit)`,
  );
  return {
    condition: `#status = :verified AND (${room.join(' OR ')})`,
    names: { '#status': 'status', '#plan': 'plan' },
    values: {
      ':verified': 'verified',
      ...Object.fromEntries(
        limits.flatMap(({ plan, value }) => [
          [`:${plan}`, plan],
          ...(value === null ? [] : [[`:${plan}Limit`, value]]),
        ]),
      ),
    },
    settings: limits.map(({ unchanged }) => unchanged),
  };
};

/** The user's first posting was approved, and none was reported since. */
export const TRUSTED_USER: CountGuard = {
  condition: 'trusted = :trusted AND attribute_not_exists(reported)',
  names: {},
  values: { ':trusted': true },
};

type Counted = Pick<StoredOpportunity, 'companyId' | 'owner' | 'status' | 'removed'>;

/** The status under which an opportunity counts; undefined for one that is removed. */
const countedAs = (opportunity: Counted | undefined): OpportunityStatus | undefined =>
  opportunity && !opportunity.removed ? opportunity.status : undefined;

const countWrite = (
  { companyId, owner = '' }: Counted,
  changes: readonly (readonly [OpportunityStatus, number])[],
  { set = {}, remove = [], settings: _, ...guard }: CountGuard = {},
): Write => {
  const changed = {
    add: Object.fromEntries(changes.map(([status, by]) => [countAttribute(status), by])),
    remove,
  };
  const { condition, ...placeholders } = guard;
  if (companyId === null) {
    const only = condition === undefined ? undefined : { condition, ...placeholders };
    const fixed = { entity: 'poster', userId: owner, ...set };
    return { Update: updateOf(keyOf('poster', { userId: owner }), { ...changed, set: fixed }, only) };
  }
  const exists = condition === undefined ? 'attribute_exists(pk)' : `attribute_exists(pk) AND (${condition})`;
  return {
    Update: updateOf(companyKey(companyId), { ...changed, set }, { ...placeholders, condition: exists }),
  };
};

/** The writes that move an opportunity between its posters' numbers; with a guard on the poster that it then has. */
export const countWrites = (
  before: Counted | undefined,
  after: Counted,
  guard: CountGuard | undefined,
): Write[] => {
  const [was, is] = [countedAs(before), countedAs(after)];
  const samePoster = before !== undefined && posterOf(before) === posterOf(after);
  if (was === is && samePoster && !guard) return [];
  const leaving = was === undefined ? [] : [[was, -1] as const];
  const coming = is === undefined ? [] : [[is, 1] as const];
  if (!before || samePoster)
    return was === is
      ? [countWrite(after, [], guard)]
      : leaving.length + coming.length > 0 || guard
        ? [countWrite(after, [...coming, ...leaving], guard)]
        : [];
  return [countWrite(after, coming, guard), ...(leaving.length > 0 ? [countWrite(before, leaving)] : [])];
};
