import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { conditionOf } from '#functions/core/update.ts';
import { type TrustedIssuers, trustedIssuersSchema } from '#shared/features/trusted-issuers/schema.ts';

const NONE: TrustedIssuers = { issuers: [], version: 0, changedAt: null };

/** The list of trusted issuers as it is now: empty before the first change. */
export const getTrustedIssuers = async (): Promise<TrustedIssuers> =>
  (await getItem(trustedIssuersSchema, keyOf('trusted-issuers', {}))) ?? NONE;

/** Replaces the list. It fails unless it still has the version before. */
export const replaceTrustedIssuers = (list: TrustedIssuers): Write => {
  const before = list.version - 1;
  return {
    Put: {
      Item: { ...itemOf('trusted-issuers', {}), ...list },
      ...conditionOf(asRead({ version: before === 0 ? undefined : before })),
    },
  };
};
