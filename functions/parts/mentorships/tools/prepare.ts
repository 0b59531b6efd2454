import { cards, list, paragraph } from '#functions/core/advisor/blocks.ts';
import { type CallOf, defineTool } from '#functions/core/advisor/define-tool.ts';
import { type Interview, interviewsAhead } from '#functions/core/advisor/interviews.ts';
import { CALENDAR } from '#functions/core/advisor/screens.ts';
import { dayIn, momentIn } from '#functions/core/advisor/times.ts';
import type { Fact, ToolAnswer } from '#functions/core/advisor/tool.ts';
import { date, number, text } from '#functions/core/advisor/values.ts';
import { counted, listed, quoted, sentence } from '#functions/core/advisor/words.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import { MENTORING_ROLES } from '#shared/features/mentorships/news.ts';
import type { WholeMentorship } from '#shared/features/mentorships/routes.ts';
import { RENEWAL_MS } from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import {
  activeMentorships,
  chooseMentorship,
  goalFact,
  mentorshipPath,
  mentorshipReference,
  mentorshipsSource,
  openSteps,
  otherOf,
  stepText,
} from './mentorship.ts';

/** The steps that are named for a session. */
const STEPS = 3;

/** The session that comes next, and the latest that was held. */
const sessionsOf = ({ sessions }: WholeMentorship, now: Date) => {
  const at = ({ start = '' }: { start?: string | undefined }) => Date.parse(start);
  return {
    next: sessions
      .filter((one) => one.status === 'confirmed' && at(one) > now.getTime())
      .sort((one, other) => at(one) - at(other))[0],
    last: sessions.find(({ status }) => status === 'held'),
  };
};

/** What a session should deal with, in order. */
const agendaOf = (whole: WholeMentorship, { now, timeZone }: { now: Date; timeZone: string }): string[] => {
  const { last } = sessionsOf(whole, now);
  const steps = openSteps(whole.goals).slice(0, STEPS);
  const ends = whole.endsAt === undefined ? undefined : Date.parse(whole.endsAt);
  return [
    ...(last?.start
      ? [`What became of the last session, ${quoted(last.topic)}, on ${dayIn(last.start, timeZone)}`]
      : ['What each of you expects, and how often you want to meet']),
    ...steps.map((step) => `Open step of ${quoted(step.goal)}: ${stepText(step)}`),
    ...(whole.goals.length === 0 ? ['Which goals to agree on: none are agreed yet'] : []),
    ...(whole.proposed ? ['The goals that wait for the other side’s agreement'] : []),
    ...(whole.endsAt !== undefined && ends !== undefined && ends - now.getTime() < RENEWAL_MS
      ? [`Whether you go on: the term ends on ${dayIn(whole.endsAt, timeZone)}`]
      : []),
    'What each of you does until the next session',
  ];
};

const stepFacts = (whole: WholeMentorship): Fact[] =>
  openSteps(whole.goals)
    .slice(0, STEPS)
    .map((step) => ({
      about: 'open step of a goal',
      path: mentorshipPath(whole.id),
      values: { step: text(step.title), goal: text(step.goal) },
    }));

const ROUTES = ['mentorships.list', 'mentorships.get', 'meetings.list'] as const;
type Call = CallOf<(typeof ROUTES)[number]>;

/** Words that say that a session with the other side of a mentorship is meant, and no interview. */
const OF_MENTORING = /\b(?:mentor|mentee|mentoring|mentorship|session|goal|agenda|coaching)s?\b/;

/** The interviews that a question may mean as well as a session: "help me prepare for my meeting". */
const interviewsMeant = async (call: Call): Promise<Interview[]> => {
  const { name, ordinal, text: asked } = call.slots;
  const isClear =
    OF_MENTORING.test(asked) ||
    name !== undefined ||
    ordinal !== undefined ||
    call.references.some(({ kind }) => kind === 'mentorship');
  return isClear || call.user.role === 'mentor' ? [] : interviewsAhead(call);
};

/** Names the next interview and the next session, each with the question that prepares it. */
const nameBoth = (interview: Interview, session: Mentorship | undefined, { timeZone }: Call): ToolAnswer => {
  const ofInterview = {
    start: interview.start,
    text: `an interview with ${interview.with} on ${momentIn(interview.start, timeZone)}`,
    card: { title: interview.about, path: meetingPath(interview.id) },
    question: 'Practice for my interview',
  };
  const start = session?.nextSession ?? undefined;
  const ofSession = session &&
    start !== undefined && {
      start,
      text: `a mentoring session with ${otherOf(session).name} on ${momentIn(start, timeZone)}`,
      card: { title: `Mentorship with ${otherOf(session).name}`, path: mentorshipPath(session.id) },
      question: 'Prepare my mentoring session',
    };
  const both = [ofInterview, ...(ofSession ? [ofSession] : [])].sort((one, other) =>
    one.start < other.start ? -1 : 1,
  );
  const asking = ofSession ? 'Which of the two should we prepare?' : 'Shall we practice for it?';
  return {
    blocks: [
      paragraph(`You have ${listed(both.map(({ text: what }) => what))}. ${asking}`),
      ...cards(both.map(({ card, start: at }) => ({ ...card, detail: momentIn(at, timeZone) }))),
    ],
    sources: [CALENDAR],
    facts: [],
    suggestions: both.map(({ question }) => question),
  };
};

export const prepareSession = defineTool({
  intent: 'mentorships.prepare',
  roles: MENTORING_ROLES,
  question: 'Prepare my next session',
  routes: ROUTES,
  answer: async (call) => {
    const { now, timeZone, user } = call;
    const active = await activeMentorships(call);
    const soonest = active
      .filter(({ nextSession }) => nextSession !== null)
      .sort((one, other) => ((one.nextSession ?? '') < (other.nextSession ?? '') ? -1 : 1))
      .slice(0, 1);
    const [interview] = await interviewsMeant(call);
    if (interview) return nameBoth(interview, soonest[0], call);
    const { name: named, ordinal, text: asked } = call.slots;
    const isNext = call.references.length === 0 || /\bnext\b/.test(asked);
    const isOpen = isNext && named === undefined && ordinal === undefined;
    const chosen = chooseMentorship(
      call,
      isOpen && soonest.length > 0 ? soonest : active,
      'Which session should I prepare?',
    );
    if ('answer' in chosen) return chosen.answer;
    const whole = await call.call('mentorships.get', { params: { id: chosen.mentorship.id } });
    const { next } = sessionsOf(whole, now);
    const { name } = otherOf(whole);
    const open = openSteps(whole.goals).length;
    const lead = next?.start
      ? `Your next session with ${name} is on ${momentIn(next.start, timeZone)}: ${quoted(next.topic)}.`
      : `No session with ${name} is booked.`;
    const state =
      open > 0 ? ` ${sentence(counted(open, 'step of the goals is', 'steps of the goals are'))} open.` : '';
    return {
      blocks: [
        paragraph(`${lead}${state} An agenda for it:`),
        ...list(agendaOf(whole, call).map((item) => [item, null] as const)),
      ],
      sources: [{ title: `Mentorship with ${name}`, url: mentorshipPath(whole.id) }, mentorshipsSource(call)],
      facts: [
        {
          about: 'next session',
          path: mentorshipPath(whole.id),
          values: {
            with: text(name),
            ...(next?.start && { at: date(momentIn(next.start, timeZone)) }),
            openSteps: number(open),
            held: number(whole.sessionsHeld),
          },
        },
        ...stepFacts(whole),
        ...whole.goals.map((goal) => goalFact(whole, goal)),
      ],
      references: [mentorshipReference(whole)],
      suggestions:
        user.role === 'student'
          ? ['What are my goals?', ...(next ? [] : ['Book a session with my mentor'])]
          : ['How are my mentees’ goals going?'],
    };
  },
});
