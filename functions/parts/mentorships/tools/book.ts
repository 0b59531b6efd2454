import { list, paragraph, said } from '#functions/core/advisor/blocks.ts';
import { type CallOf, defineTool, planned } from '#functions/core/advisor/define-tool.ts';
import { momentIn } from '#functions/core/advisor/times.ts';
import type { Proposal } from '#functions/core/advisor/tool.ts';
import { date, number, text } from '#functions/core/advisor/values.ts';
import { newId } from '#functions/core/ids.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { FIRST_SESSION_MINUTES } from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import {
  activeMentorships,
  chooseMentorship,
  mentorshipPath,
  mentorshipReference,
  otherOf,
} from './mentorship.ts';

/** How many free times are offered, one a day, and how far ahead they are looked for. */
const OFFERED = 3;
const AHEAD_MS = 28 * DAY_MS;
const MINUTE_MS = 60_000;

/** The first free time of each of the next days. */
const onePerDay = (slots: readonly string[]): string[] => {
  const days = new Map<string, string>();
  for (const slot of slots) if (!days.has(slot.slice(0, 10))) days.set(slot.slice(0, 10), slot);
  return [...days.values()].slice(0, OFFERED);
};

const proposalFor = (
  mentorship: Mentorship,
  { start, minutes, zone }: { start: string; minutes: number; zone: string },
): Proposal => {
  const { id, name } = otherOf(mentorship);
  const at = momentIn(start, zone);
  const to = new Date(Date.parse(start) + minutes * MINUTE_MS).toISOString();
  return {
    kind: 'book',
    label: `Book ${at}`,
    effect: `Books a session of ${minutes} minutes with ${name} on ${at}. ${name} is notified at once, and either of you can move or cancel it until it begins.`,
    target: mentorshipPath(mentorship.id),
    run: planned('meetings.create', {
      body: {
        with: id,
        reason: { kind: 'mentorship', id: mentorship.id },
        start,
        minutes,
        topic: 'Mentoring session',
        clientId: newId(),
      },
    }),
    unchanged: {
      ...planned('meetings.slots', { params: { id }, query: { from: start, to, minutes } }),
      fields: ['slots'],
    },
  };
};

/** Why the user cannot book; undefined when they can. */
const obstacle = async ({ call, user }: CallOf<'users.profile'>): Promise<string | undefined> => {
  const { emailConfirmed } = await call('users.profile', { params: { userId: user.id } });
  return emailConfirmed
    ? undefined
    : 'Confirm your email address before you book: the link is in the mail that you got at sign-up.';
};

export const proposeBooking = defineTool({
  intent: 'mentorships.book',
  roles: ['student'],
  question: 'Book a session with my mentor',
  routes: ['mentorships.list', 'meetings.slots', 'meetings.create', 'users.profile'],
  answer: async (call) => {
    const { now, timeZone } = call;
    const chosen = chooseMentorship(call, await activeMentorships(call), 'With which mentor?');
    if ('answer' in chosen) return chosen.answer;
    const { mentorship } = chosen;
    const { id, name } = otherOf(mentorship);
    const source = { title: `Mentorship with ${name}`, url: mentorshipPath(mentorship.id) };
    const about = { sources: [source], references: [mentorshipReference(mentorship)] };
    const why = await obstacle(call);
    if (why !== undefined) return said(why, about);
    const ends = mentorship.endsAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(mentorship.endsAt);
    const to = new Date(Math.min(now.getTime() + AHEAD_MS, ends));
    const minutes = FIRST_SESSION_MINUTES;
    const { slots } =
      to <= now
        ? { slots: [] }
        : await call.call('meetings.slots', {
            params: { id },
            query: { from: now.toISOString(), to: to.toISOString(), minutes },
          });
    const starts = onePerDay(slots);
    if (starts.length === 0)
      return said(
        `${name} has no free time in the next four weeks within your term. Write to them and ask for one.`,
        { ...about, suggestions: ['What are my next meetings?'] },
      );
    return {
      blocks: [
        paragraph(
          `${name} has free time. A session takes ${minutes} minutes. Confirm one of these times; others are on the page of the mentorship.`,
        ),
        ...list(starts.map((start) => [momentIn(start, timeZone), null] as const)),
      ],
      proposals: starts.map((start) => proposalFor(mentorship, { start, minutes, zone: timeZone })),
      facts: starts.map((start) => ({
        about: 'free time of the mentor',
        values: { with: text(name), at: date(momentIn(start, timeZone)), minutes: number(minutes) },
        path: source.url,
      })),
      ...about,
      suggestions: ['Prepare my next session'],
    };
  },
});
