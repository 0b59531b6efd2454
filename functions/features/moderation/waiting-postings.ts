import { AppError } from '#functions/core/errors.ts';
import { moveOpportunity, PublicationRefused } from '#functions/parts/opportunities/change-opportunity.ts';
import { roomForOneMore } from '#functions/parts/opportunities/posting-counts.ts';
import { getOpportunity, type StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { rowsOf } from '#functions/parts/opportunities/rows.ts';
import { earliestDay, isPast } from '#shared/core/opportunity-days.ts';
import { firstPublication } from './first-publication.ts';

/** The most postings of a company that are read: a new one has few. */
const MOST = 100;

const waitingOf = async (companyId: string): Promise<StoredOpportunity[]> => {
  const rows = await rowsOf(`company#${companyId}`, MOST, undefined);
  const waiting = rows.filter(({ status }) => status === 'in_review').toReversed();
  const found = await Promise.all(waiting.map(({ id }) => getOpportunity(id)));
  return found.flatMap((one) => (one?.status === 'in_review' ? [one] : []));
};

/** A change by its poster at the same moment goes first. */
const unlessChanged = async (move: Promise<unknown>): Promise<void> => {
  try {
    await move;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  }
};

/** Opens the postings of a verified company that wait, the longest wait first, until its plan has no more room. */
export const openWaitingPostings = async (companyId: string, now: Date): Promise<void> => {
  for (const posting of await waitingOf(companyId)) {
    if (isPast(posting.deadline, earliestDay(now))) continue;
    const set = firstPublication(posting, now);
    try {
      await unlessChanged(
        moveOpportunity(posting, { to: 'open', by: 'admin', at: now, set, guard: roomForOneMore }),
      );
    } catch (error) {
      if (error instanceof PublicationRefused) return;
      throw error;
    }
  }
};

/** Returns the postings of a rejected company that wait to their authors. */
export const returnWaitingPostings = async (companyId: string, reason: string, now: Date): Promise<void> => {
  for (const posting of await waitingOf(companyId))
    await unlessChanged(moveOpportunity(posting, { to: 'draft', by: 'admin', at: now, reason }));
};
