import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { namesOf, teamOf } from '#functions/parts/startups/members.ts';
import { newNote, notePosition, notesOf, type StoredNote } from '#functions/parts/startups/notes.ts';
import type { startups } from '#shared/features/startups/routes.ts';
import { STARTUP_ERRORS, STARTUP_NOTES } from '#shared/features/startups/rules.ts';
import type { TeamNote } from '#shared/features/startups/schema.ts';
import { changeInTeam, type LoadedStartup, requireOpen } from './change.ts';

const LIMIT = { name: 'startup-notes', ...STARTUP_NOTES };
/** How many of the latest notes are searched for one that is sent again. */
const LATEST = 20;

/** Notes as a member sees them. */
const shownNotes = async (notes: readonly StoredNote[], userId: string): Promise<TeamNote[]> => {
  const names = await namesOf(notes.flatMap(({ authorId, mentions }) => [authorId, ...mentions]));
  const person = (id: string) => ({ id, name: names.get(id) ?? '' });
  return notes.map(({ id, at, text, authorId, mentions }) => ({
    ...{ id, at, text, own: authorId === userId },
    author: person(authorId),
    mentions: mentions.map(person),
  }));
};

/** The notes of the team, the latest first. */
export const notes: Handler<typeof startups.notes, LoadedStartup> = async ({
  record,
  query: { cursor, limit },
  account,
}) => {
  const { id } = record.startup;
  const purpose = `startups.notes ${id}`;
  const before = cursor === undefined ? undefined : decodeCursor(purpose, cursor, notePosition);
  const found = await notesOf(id, limit + 1, before);
  const page = pageFrom(found, limit, (last) => encodeCursor(purpose, { at: last.at, id: last.id }));
  return { ...page, items: await shownNotes(page.items, account.id) };
};

/** Throws 400 for a mention of someone who is not in the team. */
const checkMentions = async (startupId: string, mentions: readonly string[]): Promise<void> => {
  if (mentions.length === 0) return;
  const team = (await teamOf(startupId)).filter(({ status }) => status === 'member');
  if (!mentions.every((id) => team.some(({ userId }) => userId === id)))
    throw new AppError('invalid_input', { fields: { mentions: STARTUP_ERRORS.notInTeam } });
};

/** Adds a note. One that is sent again with the same key is not added a second time. */
export const addNote: Handler<typeof startups.addNote, LoadedStartup> = async ({
  record,
  body: { text, mentions = [], key },
  account,
  now,
}) => {
  const { id: startupId } = record.startup;
  requireOpen(record.startup);
  const known = key === undefined ? [] : await notesOf(startupId, LATEST);
  const again = known.filter(({ id, authorId }) => id === key && authorId === account.id);
  if (again.length === 0) {
    await limitRequests(LIMIT, account.id, now);
    const others = [...new Set(mentions)].filter((id) => id !== account.id);
    await checkMentions(startupId, others);
    const at = now.toISOString();
    const note = { startupId, id: key ?? newId(), at, text, authorId: account.id, mentions: others };
    await changeInTeam(record, { note: newNote(note) });
    again.push(note);
  }
  const [shown] = await shownNotes(again, account.id);
  if (!shown) throw new AppError('not_found');
  return shown;
};
