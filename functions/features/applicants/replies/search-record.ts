import { inParallel } from '#functions/core/in-parallel.ts';
import { postingsOf } from '#functions/parts/applicants/poster-postings.ts';
import { replyRecordOf } from '#functions/parts/applications/reply-counts.ts';
import { getOpportunity, storeShownReplies } from '#functions/parts/opportunities/repository.ts';
import { posterOf } from '#functions/parts/opportunities/rows.ts';
import { recordWords } from '#shared/core/reply-words.ts';

const AT_ONCE = 10;

/**
 * Has the search show the record of replies of a posting’s poster with all their open postings, once it reads differently:
 * most answers change neither the percentage nor the median. The posting itself comes last, so that a run that was
 * interrupted is made again.
 */
export const showReplies = async (opportunityId: string): Promise<void> => {
  const posting = await getOpportunity(opportunityId);
  if (!posting) return;
  const record = await replyRecordOf(posting);
  if (recordWords(record) === recordWords(posting.shownReplies)) return;
  const open = (await postingsOf(posterOf(posting))).filter(
    ({ id, status }) => status === 'open' && id !== opportunityId,
  );
  await inParallel(open, AT_ONCE, ({ id }) => storeShownReplies(id, record));
  await storeShownReplies(opportunityId, record);
};
