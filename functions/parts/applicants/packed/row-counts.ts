import { type Shard, shardSchema, sumOf } from '#functions/parts/applications/applicant-counts.ts';
import type { ApplicantCounts } from '#shared/features/applicants/routes.ts';
import { APPLICATION_STATUSES } from '#shared/features/applications/rules.ts';
import type { PackedRow } from './storage.ts';

const byStatus = (numberOf: (status: PackedRow['status']) => number): Shard => {
  const shard: Partial<Shard> = {};
  for (const status of APPLICATION_STATUSES) shard[status] = numberOf(status);
  return shardSchema.parse(shard);
};

export const NO_APPLICANTS: ApplicantCounts = sumOf([]);

/** How many of the applicants have each status. */
export const countsOf = (rows: readonly Pick<PackedRow, 'status'>[]): ApplicantCounts => {
  const numbers = new Map<PackedRow['status'], number>();
  for (const { status } of rows) numbers.set(status, (numbers.get(status) ?? 0) + 1);
  return sumOf([byStatus((status) => numbers.get(status) ?? 0)]);
};

/** Numbers without those of some of the applicants. */
export const without = (counts: ApplicantCounts, others: ApplicantCounts): ApplicantCounts =>
  sumOf([counts, byStatus((status) => -others[status])]);
