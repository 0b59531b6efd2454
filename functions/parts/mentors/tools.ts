import { cards, detailOf, list, paragraph, SHOWN, said } from '#functions/core/advisor/blocks.ts';
import { namesIn } from '#functions/core/advisor/choose.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import { AVAILABILITY } from '#functions/core/advisor/screens.ts';
import { momentIn } from '#functions/core/advisor/times.ts';
import type { Fact, Tool, ToolCall } from '#functions/core/advisor/tool.ts';
import { date, number, text, word } from '#functions/core/advisor/values.ts';
import { counted, listedUpTo, numberWord, quoted, sentence } from '#functions/core/advisor/words.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { fullName } from '#shared/core/names.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import { MENTOR_ROLES, mayMentor, type Unlisted } from '#shared/features/mentors/rules.ts';
import type { MentorSummary, OwnMentor } from '#shared/features/mentors/schema.ts';
import { MENTOR_SCREENS, requestPlace } from '#shared/features/mentors/screens.ts';
import { MENTORSHIP_SCREENS } from '#shared/features/mentorships/news.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

/** Where students find mentors. */
const DIRECTORY: Source = { title: 'Mentors', url: MENTORSHIP_SCREENS.student };
const mentorPath = (id: string): string => `${DIRECTORY.url}?open=${encodeURIComponent(id)}`;

const detailFor = (
  { fit, position, company, nextFreeSlot, placesLeft }: MentorSummary,
  zone: string,
): string =>
  detailOf(
    fit && `${fit.score}% fit${fit.reasons[0] === undefined ? '' : `: ${fit.reasons[0]}`}`,
    [position, company].filter(Boolean).join(' at '),
    `free ${momentIn(nextFreeSlot, zone)}`,
    `${counted(placesLeft, 'place')} left`,
  );

const mentorFact = (mentor: MentorSummary, zone: string): Fact => ({
  about: 'mentor with free time',
  path: mentorPath(mentor.id),
  values: {
    name: text(fullName(mentor)),
    type: word(mentor.type),
    free: date(momentIn(mentor.nextFreeSlot, zone)),
    places: number(mentor.placesLeft),
    ...(mentor.fit && { fit: number(mentor.fit.score) }),
  },
});

/** What mentors are searched by: their expertise first, else words of their profile. */
const searchOf = ({
  slots,
}: Pick<ToolCall, 'slots'>): { readonly expertise?: string; readonly q?: string } => {
  const [expertise] = slots.skills;
  const [q] = namesIn(slots);
  return { ...(expertise !== undefined && { expertise }), ...(q !== undefined && { q }) };
};

const findMentors = defineTool({
  intent: 'mentors.find',
  roles: ['student'],
  question: 'Which mentors have time for me?',
  routes: ['mentors.list'],
  answer: async (call) => {
    const { timeZone } = call;
    const search = searchOf(call);
    const about = search.expertise ?? search.q;
    const first = await call.call('mentors.list', { query: { ...search, limit: SHOWN } });
    const widened = first.items.length === 0 && about !== undefined;
    const { items, total } = widened ? await call.call('mentors.list', { query: { limit: SHOWN } }) : first;
    const sources = [DIRECTORY];
    if (items.length === 0)
      return said(
        'No mentor has a free place and a free time at the moment. New ones are listed as soon as they do.',
        {
          sources,
          suggestions: ['How does mentoring work?'],
        },
      );
    const none = widened ? `No mentor with free time names ${quoted(about)}. ` : '';
    const subject = about !== undefined && !widened ? ` for ${quoted(about)}` : '';
    const lead = `${none}${sentence(counted(total, 'mentor has', 'mentors have'))} a free place and free time${subject}.`;
    return {
      blocks: [
        paragraph(total > items.length ? `${lead} These fit you best.` : lead),
        ...cards(
          items.map((mentor) => ({
            title: fullName(mentor),
            detail: detailFor(mentor, timeZone),
            path: mentorPath(mentor.id),
          })),
        ),
      ],
      sources,
      facts: [
        { about: 'mentors with free time', values: { count: number(total) }, path: DIRECTORY.url },
        ...items.map((mentor) => mentorFact(mentor, timeZone)),
      ],
      references: items.map((mentor) => ({ kind: 'mentor', id: mentor.id, label: fullName(mentor) })),
      suggestions: ['How do I ask a mentor?', 'What are my goals?'],
    };
  },
});

/** Why students do not find a mentor, and what to do. */
const UNLISTED_TEXTS: Readonly<Record<Unlisted, string>> = {
  approval: 'Students don’t find you yet: an admin has to approve you as a mentor.',
  conduct: 'Students don’t find you: accept the code of conduct in your settings first.',
  paused: 'Students don’t find you: new requests are paused in your settings.',
  full: 'Students don’t find you: you have no free place.',
  no_time: 'Students don’t find you: you offer no free time. Add hours to your availability.',
};

const placesText = ({ places, used }: OwnMentor): string => {
  const free = Math.max(0, places - used);
  if (places === 0) return 'You offer no places.';
  if (places === 1) return free === 1 ? 'Your one place is free.' : 'Your one place is taken.';
  if (free === places && places > 2) return `All of your ${numberWord(places)} places are free.`;
  if (free === places) return places === 2 ? 'Both of your places are free.' : 'Your only place is free.';
  return `${sentence(numberWord(free))} of your ${numberWord(places)} places ${free === 1 ? 'is' : 'are'} free.`;
};

const requestsText = (requests: readonly Mentorship[], zone: string): string => {
  const [first] = requests;
  return first
    ? `${sentence(counted(requests.length, 'request waits', 'requests wait'))} for your answer, the first until ${momentIn(first.answerBy, zone)}.`
    : 'No request waits for your answer.';
};

/** The next free times of the user that are named. */
const NAMED = 3;
/** For how many days ahead they are looked for. */
const AHEAD_MS = 28 * DAY_MS;

const ownMentoring = defineTool({
  intent: 'mentors.own',
  roles: MENTOR_ROLES,
  question: 'Which requests wait for my answer?',
  routes: ['mentors.own', 'mentorships.list', 'meetings.slots'],
  answer: async (call) => {
    const { now, timeZone, user } = call;
    const screens = MENTOR_SCREENS[mayMentor(user.role) ? user.role : 'mentor'];
    const own = await call.call('mentors.own');
    const settings: Source = { title: 'Mentor settings', url: screens.settings };
    if (own.version === 0)
      return said(
        'You aren’t set up as a mentor yet. Say in your settings what you can help with and how many mentees you take.',
        {
          sources: [settings],
          suggestions: ['How does mentoring work?'],
        },
      );
    const span = { from: now.toISOString(), to: new Date(now.getTime() + AHEAD_MS).toISOString() };
    const [{ items, counts }, { slots }] = await Promise.all([
      call.call('mentorships.list', { query: { as: 'mentor', state: 'requested', limit: SHOWN } }),
      call.call('meetings.slots', { params: { id: user.id }, query: span }),
    ]);
    const times = slots.slice(0, NAMED).map((start) => momentIn(start, timeZone));
    const asksForPlaces = /\bplaces?\b/.test(call.slots.text);
    const [requests, places] = [requestsText(items, timeZone), placesText(own)];
    const lead = [
      ...(asksForPlaces ? [places, requests] : [requests, places]),
      own.unlisted === null ? '' : UNLISTED_TEXTS[own.unlisted],
    ];
    return {
      blocks: [
        paragraph(lead.filter(Boolean).join(' ')),
        ...cards(
          items.map(({ id, mentee, answerBy, asked }) => ({
            title: mentee.name,
            detail: detailOf(`answer by ${momentIn(answerBy, timeZone)}`, listedUpTo(asked.goals, 2)),
            path: requestPlace(screens, id),
          })),
        ),
        paragraph(
          times.length > 0 ? 'Your next free times:' : 'You have no free time in the next four weeks.',
        ),
        ...list(times.map((time) => [time, screens.schedule] as const)),
      ],
      sources: [{ title: 'Requests', url: `${screens.mentees}?tab=requests` }, settings, AVAILABILITY],
      facts: [
        {
          about: 'places of the mentor',
          values: { places: number(own.places), used: number(own.used) },
          path: settings.url,
        },
        { about: 'requests that wait', values: { count: number(counts.requested) }, path: screens.mentees },
        ...times.map((time) => ({ about: 'free time', values: { at: date(time) }, path: screens.schedule })),
      ],
      references: items.map(({ id, mentee }) => ({ kind: 'mentorship', id, label: mentee.name })),
      suggestions: ['Prepare my next session', 'How are my mentees’ goals going?'],
    };
  },
});

/** What the advisor can say about mentors: to students who look for one, and to mentors about themselves. */
export const TOOLS: readonly Tool[] = [findMentors, ownMentoring];
