import { inParallel } from '#functions/core/in-parallel.ts';
import type { PackedPosting } from '#functions/parts/applicants/packed/storage.ts';
import { readCounts } from '#functions/parts/applications/applicant-counts.ts';
import { getOpportunity } from '#functions/parts/opportunities/repository.ts';

const AT_ONCE = 10;

const readPosting = async (opportunityId: string): Promise<PackedPosting | undefined> => {
  const [posting, { replies }] = await Promise.all([
    getOpportunity(opportunityId),
    readCounts({ opportunityId }),
  ]);
  if (!posting) return undefined;
  const { id, title, status, replyBy, removed } = posting;
  return { id, title, status, replyBy, removed: removed !== undefined, ...(replies && { replies }) };
};

/** The postings of a poster’s list, with those that changed as they are now. */
export const withPostings = async (
  known: ReadonlyMap<string, PackedPosting> | undefined,
  changed: ReadonlySet<string>,
): Promise<ReadonlyMap<string, PackedPosting>> => {
  const postings = new Map(known);
  for (const posting of await inParallel([...changed], AT_ONCE, readPosting))
    if (posting) postings.set(posting.id, posting);
  return postings;
};
