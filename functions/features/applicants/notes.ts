import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { putItem, queryItems } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import type { LoadedApplicant } from '#functions/parts/applicants/record.ts';
import { namesOf } from '#functions/parts/companies/names.ts';
import type { ApplicantNote } from '#shared/features/applicants/notes.ts';
import type { applicants } from '#shared/features/applicants/routes.ts';
import { NOTES_AT_MOST } from '#shared/features/applicants/rules.ts';
import { requireColleagues } from './assign.ts';

const storedSchema = z.object({
  id: z.string(),
  at: z.string(),
  text: z.string(),
  shared: z.boolean(),
  authorId: z.string(),
  /** Who is notified. */
  mentions: z.array(z.string()).optional(),
});
type StoredNote = z.infer<typeof storedSchema>;

/** Under which part of the sort key a note is: nobody reads the part of another user’s own notes. */
const audienceOf = (shared: boolean, userId: string): string => (shared ? 'shared' : `own#${userId}`);

const notesFor = async ({ application }: LoadedApplicant, audience: string): Promise<StoredNote[]> => {
  const { pk, sk } = keyOf('applicant-note', { ...application, audience, at: '', id: '' });
  const { items } = await queryItems(storedSchema, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :audience)',
    // Without the separator before the id, which follows the moment.
    ExpressionAttributeValues: { ':pk': pk, ':audience': sk.slice(0, -1) },
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: NOTES_AT_MOST,
  });
  return items;
};

const shownTo = ({ id }: Account, names: ReadonlyMap<string, string>) => {
  return ({ authorId, mentions: _, ...note }: StoredNote): ApplicantNote => ({
    ...note,
    author: names.get(authorId) ?? '',
    own: authorId === id,
  });
};

/** The notes about an applicant that the caller may read, the latest first: shared ones and their own. */
export const notesOf = async (record: LoadedApplicant, account: Account): Promise<ApplicantNote[]> => {
  const [shared, own] = await Promise.all([
    notesFor(record, audienceOf(true, account.id)),
    notesFor(record, audienceOf(false, account.id)),
  ]);
  const notes = [...shared, ...own].sort((a, b) => (a.at < b.at ? 1 : -1));
  const names = await namesOf(
    record.posting.companyId,
    notes.map(({ authorId }) => authorId),
    account,
  );
  return notes.map(shownTo(account, names));
};

export const notes: Handler<typeof applicants.notes, LoadedApplicant> = async ({ record, account }) => ({
  items: await notesOf(record, account),
});

/** The write of a new note. */
export const noteItem = (opportunityId: string, userId: string, note: StoredNote) => ({
  Item: {
    ...itemOf('applicant-note', {
      opportunityId,
      userId,
      at: note.at,
      id: note.id,
      audience: audienceOf(note.shared, note.authorId),
    }),
    ...note,
  },
  ConditionExpression: 'attribute_not_exists(pk)',
});

/** Adds a note. One that is sent again with the same key is not added a second time. */
export const addNote: Handler<typeof applicants.addNote, LoadedApplicant> = async ({
  record,
  body: { text, shared, mentions = [], key },
  account,
  now,
}) => {
  const mentioned = await requireColleagues(record.posting, mentions, 'mentions');
  const audience = audienceOf(shared, account.id);
  const known = await notesFor(record, audience);
  const again = known.find(({ id, authorId }) => id === key && authorId === account.id);
  const names = await namesOf(record.posting.companyId, [account.id], account);
  if (again) return shownTo(account, names)(again);
  if (known.length >= NOTES_AT_MOST)
    throw new AppError('limit_reached', {
      message: `There are ${NOTES_AT_MOST} notes about this applicant, which is the most.`,
    });
  const note = {
    id: key ?? newId(),
    at: now.toISOString(),
    text,
    shared,
    authorId: account.id,
    mentions: mentioned.map(({ id }) => id),
  };
  const { opportunityId, userId } = record.application;
  await unlessRefused(putItem(noteItem(opportunityId, userId, note)));
  return shownTo(account, names)(note);
};
