import { fieldsAfterMove, moveWrite } from '#functions/core/move.ts';
import type { Steps } from '#functions/core/transaction.ts';
import { entryRowWrite } from '#functions/parts/challenges/entries.ts';
import type { EntryRecord } from '#functions/parts/challenges/record.ts';
import { entryKey } from '#functions/parts/challenges/repository.ts';
import { type EntryActor, type EntryStatus, entryWorkflow } from '#shared/features/challenges/rules.ts';

interface StatusChange {
  readonly to: EntryStatus;
  readonly by: EntryActor;
  readonly user: string;
  readonly now: Date;
  readonly reason?: string;
  readonly fields?: Partial<Pick<EntryRecord, 'submitted' | 'versions' | 'unsent' | 'reason'>>;
}

/** The writes that move an entry to another status, with its row. They fail when it has changed since it was read. */
export const entryMove = (
  entry: EntryRecord,
  { now, reason, fields = {}, ...change }: StatusChange,
): Required<Pick<Steps, 'entry' | 'row'>> => {
  const move = {
    ...change,
    key: entryKey(entry.challengeId, entry.id),
    from: entry,
    at: now,
    ...(reason !== undefined && { reason }),
    set: fields,
  };
  return {
    entry: moveWrite(entryWorkflow, move),
    row: entryRowWrite({ ...entry, ...fields, ...fieldsAfterMove(entry, move) }),
  };
};
