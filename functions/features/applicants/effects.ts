import * as z from 'zod';
import { getAccount } from '#functions/core/account.ts';
import { partsOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { getApplication, storedApplicationSchema } from '#functions/parts/applications/repository.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { fullName } from '#shared/core/names.ts';

const noteSchema = z.object({
  pk: z.string(),
  at: z.string(),
  shared: z.literal(true),
  authorId: z.string(),
  mentions: z.array(z.string()),
});

interface Told {
  readonly to: string;
  readonly by: string;
  readonly at: string;
  readonly news: 'mentioned' | 'assigned';
}

/** Notifies a colleague about an applicant, unless it is what they did themselves. */
const notifyColleague = async (
  { userId, opportunityId, opportunity: { title }, card }: z.infer<typeof storedApplicationSchema>,
  { to, by, at, news }: Told,
): Promise<void> => {
  const author = to === by ? undefined : await getAccount(by);
  if (!author) return;
  await notify(to, at, {
    kind: 'colleague',
    opportunityId,
    title,
    userId,
    news,
    person: card.name,
    by: fullName(author),
  });
};

/** Notifies the colleagues whom a new note mentions. A private note mentions nobody. */
export const notifyMentioned: Effect = async ({ after }) => {
  const note = noteSchema.safeParse(after).data;
  if (!note || note.mentions.length === 0) return;
  const { opportunityId, userId } = partsOf('applicant-note', { pk: note.pk });
  const application = await getApplication(userId, opportunityId);
  if (!application) return;
  const { authorId: by, at } = note;
  for (const to of note.mentions) await notifyColleague(application, { to, by, at, news: 'mentioned' });
};

const assignedSchema = storedApplicationSchema.shape.assignee;

/** Notifies a colleague to whom an applicant was assigned. */
export const notifyAssigned: Effect = async ({ before, after }) => {
  const assignee = assignedSchema.safeParse(after?.assignee).data;
  if (!assignee || assignedSchema.safeParse(before?.assignee).data?.at === assignee.at) return;
  const { id: to, by, at } = assignee;
  await notifyColleague(storedApplicationSchema.parse(after), { to, by, at, news: 'assigned' });
};
