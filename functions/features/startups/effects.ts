import * as z from 'zod';
import { requestMail } from '#functions/core/mail/request.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { namesOf, teamOf } from '#functions/parts/startups/members.ts';
import { getStartup } from '#functions/parts/startups/repository.ts';
import { remindedOf, reminderOf } from '#shared/features/startups/due.ts';
import type { StartupNews } from '#shared/features/startups/news.ts';
import { MEMBER_STATUSES, type MemberStatus, TEAM_ROLES } from '#shared/features/startups/rules.ts';
import { storedMilestonesSchema } from '#shared/features/startups/stored.ts';

/** News that ask for something, or end something for their reader, go by mail, too. */
const BY_MAIL: readonly StartupNews[] = [
  'invited',
  'removed',
  'lead',
  'mentioned',
  'milestone_due',
  'closed',
];

interface Told {
  readonly to: readonly string[];
  readonly startup: { readonly id: string; readonly name: string };
  readonly news: StartupNews;
  /** Who did it, or the title of a milestone. */
  readonly person: string;
  readonly of: string;
  readonly at: string;
}

const tell = async ({ to, startup: { id: startupId, name: title }, news, person, of, at }: Told) => {
  const event = { kind: 'startup', startupId, title, news, person, of } as const;
  for (const userId of to) {
    await notify(userId, at, event);
    if (BY_MAIL.includes(news)) await requestMail(userId, at, event);
  }
};

/** The name of a user; a word for one whose account is hidden or gone. */
const nameOf = async (userId: string): Promise<string> => {
  const name = userId === '' ? '' : (await namesOf([userId])).get(userId);
  return name || 'Someone';
};

/** The ids of the members of a team, but for one. */
const membersBut = async (startupId: string, userId: string): Promise<string[]> =>
  (await teamOf(startupId))
    .filter((one) => one.status === 'member' && one.userId !== userId)
    .map((one) => one.userId);

const memberSchema = z.object({
  startupId: z.string(),
  userId: z.string(),
  status: z.enum(MEMBER_STATUSES),
  role: z.enum(TEAM_ROLES),
  startup: z.string(),
  by: z.string(),
  at: z.string(),
});
type MemberImage = z.infer<typeof memberSchema>;

/** What became of a member, and who is notified: themselves, or the team. */
const memberNews = (
  was: MemberImage | undefined,
  is: MemberImage,
): readonly [StartupNews, 'self' | 'team'] | undefined => {
  const [before, status]: readonly [MemberStatus | undefined, MemberStatus] = [was?.status, is.status];
  if (before === status)
    return status === 'member' && was?.role === 'member' && is.role === 'lead' ? ['lead', 'self'] : undefined;
  if (status === 'invited') return ['invited', 'self'];
  if (status === 'member' && before === 'invited') return ['joined', 'team'];
  if (status === 'declined') return ['declined', 'team'];
  if (status === 'left') return ['left', 'team'];
  // An invitation that is withdrawn is news for nobody.
  return status === 'removed' && before === 'member' ? ['removed', 'self'] : undefined;
};

/** Tells a user, or the team, what became of a member. */
export const followMember: Effect = async ({ before, after }) => {
  const is = memberSchema.safeParse(after).data;
  const news = is && memberNews(memberSchema.safeParse(before).data, is);
  if (!is || !news) return;
  const { startupId, userId, by, at } = is;
  const [what, whom] = news;
  const name = (await getStartup(startupId))?.name ?? is.startup;
  await tell({
    to: whom === 'self' ? [userId] : await membersBut(startupId, userId),
    startup: { id: startupId, name },
    news: what,
    person: what === 'lead' && by === '' ? '' : await nameOf(whom === 'self' ? by : userId),
    of: userId,
    at,
  });
};

const startupSchema = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  updatedAt: z.string(),
  history: z.array(z.object({ user: z.string().optional() })),
});

/** Tells the team that its lead closed the startup. */
export const followStartup: Effect = async ({ before, after }) => {
  const is = startupSchema.safeParse(after).data;
  if (is?.status !== 'closed' || before?.status === 'closed') return;
  const by = is.history.at(-1)?.user ?? '';
  await tell({
    to: await membersBut(is.id, by),
    startup: is,
    news: 'closed',
    person: await nameOf(by),
    of: is.id,
    at: is.updatedAt,
  });
};

const noteSchema = z.object({
  startupId: z.string(),
  id: z.string(),
  at: z.string(),
  authorId: z.string(),
  mentions: z.array(z.string()).min(1),
});

/** Notifies the members whom a new note mentions. */
export const notifyTeam: Effect = async ({ after }) => {
  const note = noteSchema.safeParse(after).data;
  const startup = note && (await getStartup(note.startupId));
  if (!note || !startup) return;
  const { mentions, authorId, id: of, at } = note;
  await tell({ to: mentions, startup, news: 'mentioned', person: await nameOf(authorId), of, at });
};

const untilSchema = z.object({ remindedUntil: z.string() });

/** Reminds the team of each milestone of which a reminder became due. */
export const notifyOfMilestones: Effect = async ({ before, after }) => {
  const list = storedMilestonesSchema.safeParse(after).data;
  const from = untilSchema.safeParse(before).data?.remindedUntil;
  if (!list || from === undefined || from === list.remindedUntil) return;
  const due = remindedOf(list.milestones, Date.parse(from), Date.parse(list.remindedUntil));
  const startup = due.length > 0 ? await getStartup(list.startupId) : undefined;
  if (startup?.status !== 'active') return;
  const to = await membersBut(startup.id, '');
  for (const milestone of due) {
    const at = new Date(reminderOf(milestone)).toISOString();
    const { id: of, title: person } = milestone;
    await tell({ to, startup, news: 'milestone_due', person, of, at });
  }
};
