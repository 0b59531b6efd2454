import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { updateItem } from '#functions/core/table.ts';
import { getOpportunity } from '#functions/parts/opportunities/repository.ts';
import {
  addMark,
  type Marks,
  marksOf,
  marksSchema,
  removeMark,
  withRoomFor,
} from '#functions/parts/saved/marks.ts';
import { isPublished } from '#shared/core/opportunity-statuses.ts';
import type { MarkList } from '#shared/core/saved-rules.ts';
import type { Marked, saved } from '#shared/features/saved/routes.ts';

interface Marking {
  readonly params: { readonly opportunityId: string };
  readonly account: { readonly id: string };
  readonly now: Date;
}

const markedIn = ({ saved, hidden }: Marks, opportunityId: string): Marked => ({
  opportunityId,
  saved: saved.has(opportunityId),
  hidden: hidden.has(opportunityId),
  savedCount: saved.size,
});

/** Writes a mark and returns what the opportunity is marked as since. */
const write = async (
  list: MarkList,
  { params: { opportunityId }, account, now }: Marking,
  mark: ReturnType<typeof addMark>,
): Promise<Marked> => {
  const after = await withRoomFor(list, account.id, now, () =>
    updateItem({ ...mark.Update, ReturnValues: 'ALL_NEW' }),
  );
  return markedIn(marksSchema.parse(after), opportunityId);
};

/** What a user has marked an opportunity as; of one that does not exist, nothing. */
export const get: Handler<typeof saved.get> = async ({ account, params: { opportunityId } }) =>
  markedIn(await marksOf(account.id), opportunityId);

/** Adds an opportunity that was published, whatever became of it; it may close at the same moment. */
const add = async (list: MarkList, call: Marking): Promise<Marked> => {
  const { opportunityId } = call.params;
  const found = await getOpportunity(opportunityId);
  if (!found || found.removed || !isPublished(found.status))
    throw new AppError('not_found', { message: 'This opportunity doesn’t exist.' });
  return write(list, call, addMark(list, call.account.id, opportunityId, call.now));
};

const remove = (list: MarkList, call: Marking): Promise<Marked> =>
  write(list, call, removeMark(list, call.account.id, call.params.opportunityId));

export const save: Handler<typeof saved.save> = (call) => add('saved', call);
export const unsave: Handler<typeof saved.unsave> = (call) => remove('saved', call);
export const hide: Handler<typeof saved.hide> = (call) => add('hidden', call);
export const unhide: Handler<typeof saved.unhide> = (call) => remove('hidden', call);
