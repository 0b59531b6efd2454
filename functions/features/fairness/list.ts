import type { Handler } from '#functions/core/handlers.ts';
import { companyIdOf } from '#functions/parts/companies/membership.ts';
import { disclosed } from '#shared/features/fairness/disclosure.ts';
import { madeOn, quarterOf } from '#shared/features/fairness/quarters.ts';
import type { fairness } from '#shared/features/fairness/routes.ts';
import { figuresOf } from './repository.ts';

/** What may be shown of a company’s figures; nothing for an employer without a company. */
const shownOf = async (companyId: string | undefined, now: Date) => {
  const stored = companyId === undefined ? [] : await figuresOf(companyId);
  const quarter = quarterOf(now.toISOString());
  return {
    quarters: stored.map(({ madeAt, ...one }) => {
      const { people, dimensions } = disclosed(one);
      return {
        quarter: one.quarter,
        madeAt,
        people,
        dimensions: dimensions.map(({ dimension, groups }) => ({
          dimension,
          groups: groups.map((group) => ({ ...group, reached: [...group.reached] })),
        })),
      };
    }),
    next: { quarter, on: madeOn(quarter) },
  };
};

/** The figures of the caller’s company. */
export const ofOwnCompany: Handler<typeof fairness.ofOwnCompany> = async ({ account, now }) =>
  shownOf(await companyIdOf(account.id), now);

/** The figures of a company, for admins. */
export const ofCompany: Handler<typeof fairness.ofCompany> = ({ params, now }) => shownOf(params.id, now);
