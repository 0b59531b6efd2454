import * as z from 'zod';
import { recountReplies } from '#functions/features/applicants/replies/recount.ts';
import { recordPages } from './records.ts';

const postingSchema = z.object({
  id: z.string(),
  companyId: z.string().nullable().default(null),
  owner: z.string().optional(),
});

/**
 * Counts the replies from before the record of replies existed, and adds what counters lack. It can run beside requests, and
 * again.
 */
export const backfillReplies = async (report: (line: string) => void): Promise<boolean> => {
  let repaired = 0;
  for await (const page of recordPages('opportunity', postingSchema))
    for (const posting of page) if (await recountReplies(posting)) repaired += 1;
  report(`The replies of ${repaired} postings counted again.`);
  return true;
};
