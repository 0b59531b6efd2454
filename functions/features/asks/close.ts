import { keyOf } from '#functions/core/keys.ts';
import { type Move, moveWrite } from '#functions/core/move.ts';
import { askKey } from '#functions/parts/asks/keys.ts';
import { askLists } from '#functions/parts/asks/repository.ts';
import { type AskActor, type AskStatus, askWorkflow } from '#shared/features/asks/rules.ts';
import type { StoredAsk } from '#shared/features/asks/schema.ts';
import { INDEXES } from '#shared/records.ts';
import { countClosed } from './settings-repository.ts';

const { pk: LIST, sk: DUE } = INDEXES.openDeadlines;

/** How an ask is closed: by whom, and what it has from then on. */
interface Closing extends Pick<Move<AskStatus, AskActor>, 'to' | 'by' | 'at' | 'user'> {
  readonly set?: Pick<Partial<StoredAsk>, 'answer' | 'meetingId' | 'declined'>;
}

/**
 * The steps that close an ask as it was read: it leaves the list of what lapses, both sides count it, and the student may ask
 * the same alumnus again. Throws `conflict` for one that is closed.
 */
export const closingSteps = (ask: StoredAsk, { set, ...closing }: Closing) => {
  const { id, student, alumnus } = ask;
  return {
    ask: moveWrite(askWorkflow, {
      ...closing,
      key: askKey(id),
      from: ask,
      set: { ...set, ...askLists({ ...ask, status: closing.to }) },
      remove: [LIST, DUE],
    }),
    pair: { Delete: { Key: keyOf('open-ask', { userId: student.id, alumnusId: alumnus.id }) } },
    student: countClosed(student.id, 'student'),
    alumnus: countClosed(alumnus.id, 'alumnus'),
  };
};
