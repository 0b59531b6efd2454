import * as z from 'zod';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Steps } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { refuseContactData } from '#functions/parts/conversations/contact-data.ts';
import { notesIn, sharedNotes } from '#functions/parts/mentorships/notes.ts';
import { type MentorshipRecord, mentorshipKey } from '#functions/parts/mentorships/repository.ts';
import type { mentorships } from '#shared/features/mentorships/routes.ts';
import { type MentorshipSide, NOTES } from '#shared/features/mentorships/rules.ts';
import type { Note } from '#shared/features/mentorships/schema.ts';
import { notPossible, sideOfCaller } from './change.ts';

const LIMIT = { name: 'mentorship-notes', ...NOTES };
/** The most notes of one side of a mentorship. */
const MOST = 500;

/** The note's id begins with its moment, so that keys sort by it. */
const noteId = (at: string): string => `${at}-${newId().slice(0, 8)}`;

/** Counts a note of one side. It fails when there are as many as one may have. */
const countStep = (id: string, side: MentorshipSide) => {
  const counter = side === 'mentor' ? 'notesByMentor' : 'notesByMentee';
  return {
    Update: updateOf(
      mentorshipKey(id),
      { add: { [counter]: 1 } },
      {
        condition: `attribute_not_exists(${counter}) OR ${counter} < :most`,
        values: { ':most': MOST },
      },
    ),
  };
};

/** Adds a note, private to its author or shared with the other side. */
export const addNote: Handler<typeof mentorships.addNote, MentorshipRecord> = async ({
  record,
  body,
  account,
  now,
}) => {
  const { text, shared } = body;
  const by = sideOfCaller(record, account.id);
  if (shared && record.status !== 'active')
    throw notPossible('Notes can be shared while the mentorship goes on.');
  if (shared && record.minor) refuseContactData({ text });
  await limitRequests(LIMIT, account.id, now);
  const at = now.toISOString();
  const note: Note = { id: noteId(at), text, shared, by, at };
  const key = { id: record.id, userId: account.id, noteId: note.id };
  const item = shared ? itemOf('mentorship-note', key) : itemOf('mentorship-private-note', key);
  const steps = {
    count: countStep(record.id, by),
    note: { Put: { Item: { ...item, ...note } } },
  } satisfies Steps;
  try {
    await transact(steps);
  } catch (error) {
    if (isRefused<typeof steps>(error) && error.failed.count)
      throw new AppError('limit_reached', {
        message: `A mentorship has at most ${MOST} notes of each side.`,
      });
    throw error;
  }
  return note;
};

/** The shared notes and the caller's own private ones, the latest first. */
export const notes: Handler<typeof mentorships.notes, MentorshipRecord> = async ({
  record: { id },
  account,
  query: { cursor, limit },
}) => {
  const purpose = `mentorships.notes ${id} ${account.id}`;
  const before = cursor === undefined ? undefined : decodeCursor(purpose, cursor, z.string());
  const own = keyOf('mentorship-private-note', { id, userId: account.id, noteId: '' });
  const found = await Promise.all([sharedNotes(id, limit + 1, before), notesIn(own, limit + 1, before)]);
  const merged = found.flat().sort((one, other) => (one.id > other.id ? -1 : 1));
  return pageFrom(merged.slice(0, limit + 1), limit, (last) => encodeCursor(purpose, last.id));
};
