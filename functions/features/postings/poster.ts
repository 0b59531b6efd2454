import * as z from 'zod';
import { type Account, statusOf } from '#functions/core/account.ts';
import { keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import { companyIdOf } from '#functions/parts/companies/membership.ts';
import {
  getCompany,
  postingCountersSchema,
  type StoredCompany,
} from '#functions/parts/companies/repository.ts';
import type { GuardSource } from '#functions/parts/opportunities/change-opportunity.ts';
import { roomForOneMore, TRUSTED_USER } from '#functions/parts/opportunities/posting-counts.ts';

/** The company of an employer; undefined for alumni, and for employers without one. */
export const companyOf = async ({ id, role }: Account): Promise<StoredCompany | undefined> => {
  const companyId = role === 'employer' ? await companyIdOf(id) : undefined;
  return companyId === undefined ? undefined : getCompany(companyId);
};

const userPosterSchema = z.object({
  trusted: z.boolean().optional(),
  reported: z.boolean().optional(),
  ...postingCountersSchema.shape,
});

/** The numbers of a user's own postings, and whether they go out at once. */
export const getUserPoster = async (userId: string) =>
  (await getItem(userPosterSchema, keyOf('poster', { userId }))) ?? userPosterSchema.parse({});

/** Whether the poster publishes without a review, and the guard that holds it to that. */
export interface Trust {
  readonly trusted: boolean;
  readonly guard: GuardSource;
}

/**
 * An employer publishes at once for a verified company and with an approved account; an alumnus after the first posting was
 * approved, until one is reported.
 */
export const trustOf = async (account: Account, company: StoredCompany | undefined): Promise<Trust> => {
  const active = statusOf(account) === 'active';
  if (account.role === 'employer')
    return { trusted: active && company?.status === 'verified', guard: roomForOneMore };
  const { trusted = false, reported = false } = await getUserPoster(account.id);
  return { trusted: active && trusted && !reported, guard: TRUSTED_USER };
};
