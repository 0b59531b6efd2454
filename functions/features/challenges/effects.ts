import * as z from 'zod';
import type { Effect } from '#functions/core/stream/change.ts';
import { listChallenge } from '#functions/parts/challenges/listed.ts';
import { TEAM_NEWS, type TeamRecord } from '#functions/parts/challenges/record.ts';
import { getChallenge, getEntry, getTeam } from '#functions/parts/challenges/repository.ts';
import { tell } from '#functions/parts/challenges/tell.ts';
import { CHALLENGE_STATUSES, ENTRY_STATUSES, type EntryStatus } from '#shared/features/challenges/rules.ts';
import { queueDueSoon } from './queue.ts';
import { type MembersTask, queueMembers } from './tell-queue.ts';

const imageSchema = z.object({
  id: z.string(),
  status: z.enum(CHALLENGE_STATUSES),
  deadline: z.string(),
  dateChanges: z.array(z.object({ at: z.string() })),
  updatedAt: z.string(),
  dueAt: z.string().optional(),
});
type Image = z.infer<typeof imageSchema>;

/** What all participants are notified of after a change. */
const newsOf = (was: Image, is: Image): Omit<MembersTask, 'challengeId'>[] => {
  const news: Omit<MembersTask, 'challengeId'>[] = [];
  const { status, updatedAt } = is;
  if (status !== was.status && (status === 'judging' || status === 'cancelled' || status === 'published'))
    news.push({ news: status, at: updatedAt });
  const moved = is.dateChanges.at(-1);
  if (moved && moved.at !== was.dateChanges.at(-1)?.at) news.push({ news: 'moved', at: moved.at });
  return news;
};

/**
 * Brings the list of challenges up to date, has the participants notified, and queues what is due about the challenge before the next
 * hourly run.
 */
export const followChallenge: Effect = async ({ before, after, at }) => {
  const is = imageSchema.safeParse(after).data;
  if (!is) return;
  const was = imageSchema.safeParse(before).data;
  const challenge = await getChallenge(is.id);
  if (!challenge) return;
  await listChallenge(was, challenge);
  if (was) for (const news of newsOf(was, is)) await queueMembers({ challengeId: is.id, ...news });
  if (is.dueAt !== undefined && was?.dueAt !== is.dueAt) await queueDueSoon(is.id, is.dueAt, at);
};

const teamSchema = z.object({
  id: z.string(),
  challengeId: z.string(),
  news: z.object({ at: z.string(), what: z.enum(TEAM_NEWS), userId: z.string() }),
});

/** Who hears what of a change of a team: the user themself that they came or were taken off, the others of both. */
const tellTeam = async (
  team: TeamRecord,
  challenge: { readonly id: string; readonly title: string },
  { what, userId, at }: NonNullable<TeamRecord['news']>,
): Promise<void> => {
  if (what === 'joined' || what === 'member_joined') await tell(userId, challenge, 'joined', at);
  if (what === 'removed') await tell(userId, challenge, 'removed', at);
  if (what === 'joined') return;
  const others = what === 'member_joined' ? 'member_joined' : 'member_left';
  for (const { id } of team.members) if (id !== userId) await tell(id, challenge, others, at);
};

/** Tells a team who joined or left it. */
export const followTeam: Effect = async ({ before, after }) => {
  const is = teamSchema.safeParse(after).data;
  const was = teamSchema.safeParse(before).data?.news;
  if (!is || (was?.at === is.news.at && was.userId === is.news.userId)) return;
  const [team, challenge] = await Promise.all([getTeam(is.challengeId, is.id), getChallenge(is.challengeId)]);
  if (team && challenge) await tellTeam(team, challenge, is.news);
};

const entrySchema = z.object({
  id: z.string(),
  challengeId: z.string(),
  status: z.enum(ENTRY_STATUSES),
  history: z.array(z.object({ at: z.string() })),
});

/** What a team hears of a step of its entry. */
const ENTRY_NEWS = {
  draft: undefined,
  submitted: 'submitted',
  withdrawn: 'withdrawn',
  disqualified: 'disqualified',
} as const satisfies Readonly<Record<EntryStatus, unknown>>;

/** Tells a team what became of its entry: also whom of its members handed it in, as a receipt. */
export const followEntry: Effect = async ({ before, after }) => {
  const is = entrySchema.safeParse(after).data;
  const step = is?.history.at(-1);
  const was = entrySchema.safeParse(before).data;
  if (!is || !step || !was || was.history.at(-1)?.at === step.at) return;
  const news = ENTRY_NEWS[is.status];
  const [challenge, entry] = await Promise.all([
    getChallenge(is.challengeId),
    getEntry(is.challengeId, is.id),
  ]);
  const team = entry && (await getTeam(is.challengeId, entry.team.id));
  if (!news || !challenge || !team) return;
  for (const { id } of team.members) await tell(id, challenge, news, step.at);
};
