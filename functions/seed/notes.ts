import { putItem } from '#functions/core/table.ts';
import { noteItem } from '#functions/features/applicants/notes.ts';
import { changedSince } from '#functions/parts/applications/repository.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { DEMO_COLLEAGUE_EMAIL, demoEmail } from '#shared/core/demo.ts';
import { idFor } from './random.ts';
import { NOTES } from './sentences.ts';
import { unlessThere } from './unless-there.ts';

/** Stores a few notes of the demo employer and a colleague about applicants of these postings, unless they are there. */
export const storeNotes = async (postings: readonly { readonly id: string }[], now: Date): Promise<void> => {
  const authors = await Promise.all([demoEmail('employer'), DEMO_COLLEAGUE_EMAIL].map(userIdOf));
  for (const { id: opportunityId } of postings) {
    const { items } = await changedSince({ opportunityId }, '', NOTES.length);
    for (const [index, { userId, updatedAt }] of items.entries()) {
      const authorId = authors[index % authors.length];
      if (authorId === undefined || updatedAt > now.toISOString()) continue;
      const id = idFor('note', `${opportunityId} ${userId}`);
      const note = { id, at: updatedAt, text: NOTES[index] ?? '', shared: index < 2, authorId };
      await unlessThere(() => putItem(noteItem(opportunityId, userId, note)));
    }
  }
};
