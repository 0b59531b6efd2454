import type { ImportRecord } from '#functions/parts/imported-credentials/repository.ts';
import { STALE_DAYS } from '#shared/features/imported-credentials/rules.ts';
import type { ImportedCredential } from '#shared/features/imported-credentials/schema.ts';

const DAY_MS = 86_400_000;

/** Until when a check that was made at this moment counts. */
export const checkCountsUntil = (checkedAt: string): string =>
  new Date(Date.parse(checkedAt) + STALE_DAYS * DAY_MS).toISOString();

/** What time alone has made of a verified credential. */
const byTime = ({ status, checkedAt, validUntil }: ImportRecord, now: string) => {
  if (status !== 'verified') return {};
  if (validUntil !== null && validUntil <= now) return { status: 'refused', reason: 'expired' } as const;
  if (checkedAt !== null && checkCountsUntil(checkedAt) <= now)
    return { status: 'stale', reason: 'not_checked_lately' } as const;
  return {};
};

/** An import as its holder sees it now. */
export const shownImport = (record: ImportRecord, now: Date): ImportedCredential => {
  const { userId: _, version: __, ...shown } = record;
  return { ...shown, ...byTime(record, now.toISOString()) };
};
