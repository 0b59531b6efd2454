import * as z from 'zod';
import { queueTask } from '#functions/core/delayed/task.ts';
import { partsOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { getItem } from '#functions/core/table.ts';
import { mentorshipKey } from '#functions/parts/mentorships/repository.ts';
import type { MentorshipNews } from '#shared/features/mentorships/news.ts';
import {
  MENTORSHIP_ACTORS,
  MENTORSHIP_SIDES,
  MENTORSHIP_STATUSES,
  type MentorshipSide,
} from '#shared/features/mentorships/rules.ts';
import { queueDueSoon } from './queue.ts';
import { otherSide, tell } from './tell.ts';

// With schemas of its own: the consumer `stream` carries them.

const partySchema = z.object({ id: z.string(), name: z.string() });
const partiesSchema = z.object({ id: z.string(), mentor: partySchema, mentee: partySchema });
const imageSchema = partiesSchema.extend({
  status: z.enum(MENTORSHIP_STATUSES),
  updatedAt: z.string(),
  history: z.array(z.object({ at: z.string(), by: z.enum(MENTORSHIP_ACTORS) })),
  renewedBy: z.array(z.enum(MENTORSHIP_SIDES)),
  endsAt: z.string().optional(),
  proposed: z.object({ by: z.enum(MENTORSHIP_SIDES) }).optional(),
  goalsVersion: z.number().int(),
  dueAt: z.string().optional(),
  lapse: z.enum(['warned', 'paused']).optional(),
});
type Image = z.infer<typeof imageSchema>;

/** What one side is told. */
type News = readonly [side: MentorshipSide, news: MentorshipNews];

/** What follows from a change of the status. */
const statusNews = ({ status, history, lapse }: Image): readonly News[] => {
  const { by } = history.at(-1) ?? {};
  switch (status) {
    case 'requested':
      return [['mentor', 'requested']];
    case 'active':
      return [['mentee', 'accepted']];
    case 'declined':
      return [['mentee', 'declined']];
    case 'lapsed':
      return [
        ['mentee', 'lapsed'],
        ['mentor', lapse ?? 'unanswered'],
      ];
    case 'withdrawn':
      return [['mentor', 'withdrawn']];
    case 'ended':
      return by === 'mentor' || by === 'mentee'
        ? [[otherSide(by), 'ended']]
        : MENTORSHIP_SIDES.map((side): News => [side, 'term_over']);
  }
};

/** What follows from changed goals and renewals. */
const changeNews = (was: Image, is: Image): readonly News[] => {
  const news: News[] = [];
  if (is.proposed && is.goalsVersion !== was.goalsVersion)
    news.push([otherSide(is.proposed.by), 'goals_proposed']);
  if (was.proposed && !is.proposed) news.push([was.proposed.by, 'goals_agreed']);
  if (was.endsAt !== is.endsAt) return [...news, ['mentor', 'renewed'], ['mentee', 'renewed']];
  const [first] = is.renewedBy;
  if (first && was.renewedBy.length === 0) news.push([otherSide(first), 'renewal_asked']);
  return news;
};

/**
 * Tells the two users of a mentorship what happened to it, has its sessions cancelled once it has ended, and queues what is due
 * about it before the next hourly run.
 */
export const followMentorship: Effect = async ({ before, after, at }) => {
  const is = imageSchema.safeParse(after).data;
  if (!is) return;
  const was = imageSchema.safeParse(before).data;
  const moved = was?.status !== is.status;
  const news = moved ? statusNews(is) : changeNews(was, is);
  for (const [side, what] of news) await tell(is, side, what, is.updatedAt);
  if (moved && is.status === 'ended') await queueTask('meetings-called-off', { mentorshipId: is.id }, 1);
  if (is.dueAt !== undefined && was?.dueAt !== is.dueAt) await queueDueSoon(is.id, is.dueAt, at);
};

const noteSchema = z.object({ pk: z.string(), by: z.enum(MENTORSHIP_SIDES), at: z.string() });

/** Tells the other side of a shared note. */
export const notifyShared: Effect = async ({ after }) => {
  const note = noteSchema.safeParse(after).data;
  if (!note) return;
  const { id } = partsOf('mentorship', { pk: note.pk });
  const mentorship = await getItem(partiesSchema, mentorshipKey(id));
  if (mentorship) await tell(mentorship, otherSide(note.by), 'note', note.at);
};
