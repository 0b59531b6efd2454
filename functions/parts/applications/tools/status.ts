import { cards, detailOf, list, paragraph, SHOWN, said } from '#functions/core/advisor/blocks.ts';
import { namedAmong, referredTo } from '#functions/core/advisor/choose.ts';
import { type CallOf, defineTool } from '#functions/core/advisor/define-tool.ts';
import { aheadOf } from '#functions/core/advisor/interviews.ts';
import { dayIn } from '#functions/core/advisor/times.ts';
import type { Fact } from '#functions/core/advisor/tool.ts';
import { date, number, text, word } from '#functions/core/advisor/values.ts';
import { counted, listed, numberWord, sentence } from '#functions/core/advisor/words.ts';
import { openingInText, openingLabel, openingPath } from '#functions/parts/matching/opening.ts';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import { dayText } from '#shared/core/day-text.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import type { ApplicationStatus } from '#shared/features/applications/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';
import { applicationReference, applicationsOf, trackerSource } from './choose-application.ts';
import { isOver, type NextStep, nextStepOf, statusLabel } from './next-step.ts';

const ROUTES = ['applications.list', 'applications.outside', 'meetings.list'] as const;
type Call = CallOf<(typeof ROUTES)[number]>;

interface Shown {
  readonly application: Application;
  readonly next: NextStep;
}

const cardOf = ({ application, next }: Shown) => ({
  title: openingLabel(application.opportunity),
  detail: detailOf(statusLabel(application), next.text),
  path: openingPath(application.opportunityId),
});

const factOf = ({ application, next }: Shown): Fact => ({
  about: 'application',
  path: openingPath(application.opportunityId),
  values: {
    title: text(application.opportunity.title),
    company: text(application.opportunity.company),
    status: word(statusLabel(application)),
    promisedBy: date(dayText(application.opportunity.replyBy)),
    nextStep: word(next.text),
  },
});

/** Statuses of open applications inside a sentence; the others as their labels are. */
const IN_WORDS: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  new: 'new',
  reviewed: 'reviewed',
  interview_scheduled: 'at interview',
  offered: 'with an offer',
};

/** `two new and one at interview`. */
const byStatus = (open: readonly Shown[]): string => {
  const groups = Map.groupBy(
    open,
    ({ application }) => IN_WORDS[application.status] ?? statusLabel(application),
  );
  return listed([...groups].map(([words, { length }]) => `${numberWord(length)} ${words}`));
};

const leadFor = (all: readonly Shown[], open: readonly Shown[]): string => {
  const over = all.length - open.length;
  if (open.length === 0)
    return `You have no open application: ${over === 1 ? 'the one that you sent is' : `all ${over} are`} decided or withdrawn.`;
  const yours = open.filter(({ next }) => next.order === 0).length;
  const waits =
    yours === 0
      ? 'Nothing waits for you at the moment.'
      : `${sentence(counted(yours, 'waits', 'wait'))} for you.`;
  return `You have ${counted(open.length, 'open application')}: ${byStatus(open)}. ${waits}`;
};

/** What the user follows that was sent elsewhere, in a sentence; undefined without any. */
const outsideText = async ({ call }: Call): Promise<string | undefined> => {
  const { items, nextCursor } = await call('applications.outside', { query: { limit: 50 } });
  const going = items.filter(({ stage }) => stage !== 'rejected' && stage !== 'wishlist');
  if (going.length === 0) return undefined;
  const least = nextCursor === null ? '' : 'at least ';
  return `You also follow ${least}${counted(going.length, 'application')} that you sent elsewhere.`;
};

const detailsOf = ({ application, next }: Shown, timeZone: string): string => {
  const { opportunity, appliedAt, match } = application;
  const applied = `You applied for ${openingInText(opportunity)} on ${dayIn(appliedAt, timeZone)}.`;
  const sent = typeof match === 'number' && match > 0 ? ` It was sent with a match of ${match}%.` : '';
  return `${applied}${sent} Its status is ${statusLabel(application)}: ${next.text}.`;
};

/** Those that the question names; all when it names none. */
const asked = ({ slots, references }: Call, all: readonly Shown[]): readonly Shown[] => {
  const points = [slots.ordinal, slots.ordinals, slots.others].some((one) => one !== undefined);
  const ids = points
    ? referredTo({ slots, references }, ['application', 'opportunity']).map(({ id }) => id)
    : [];
  const referred = all.filter(({ application }) => ids.includes(application.opportunityId));
  if (referred.length > 0) return referred;
  const named = namedAmong(all, ({ application }) => openingLabel(application.opportunity), slots);
  return named.length > 0 ? named : all;
};

const suggestionsFor = ([first]: readonly Shown[]): string[] => [
  ...(first?.application.status === 'interview_scheduled' ? ['Practice an interview for the first one'] : []),
  'When is my next interview?',
  'Which openings match me best?',
];

export const applicationStatus = defineTool({
  intent: 'applications.status',
  roles: APPLICANT_ROLES,
  question: 'How are my applications going?',
  routes: ROUTES,
  answer: async (call) => {
    const { now } = call;
    const [applications, { items: meetings }, outside] = await Promise.all([
      applicationsOf(call),
      call.call('meetings.list', { query: aheadOf(now) }),
      outsideText(call),
    ]);
    const sources = [trackerSource(call)];
    if (applications.length === 0)
      return said(['You haven’t applied for anything on Fledge yet.', outside].filter(Boolean).join(' '), {
        sources,
        suggestions: ['Which openings match me best?'],
      });
    const all = applications.map((application) => ({
      application,
      next: nextStepOf(application, meetingsFor(application, meetings), call),
    }));
    const meant = asked(call, all);
    const open = meant.filter(({ application }) => !isOver(application));
    const shown = (open.length > 0 ? open : meant)
      .toSorted((one, other) => one.next.order - other.next.order)
      .slice(0, SHOWN);
    const [only] = meant;
    const isOne = only !== undefined && meant.length === 1 && all.length > 1;
    const lead = isOne
      ? detailsOf(only, call.timeZone)
      : [leadFor(meant, open), outside].filter((one) => one !== undefined).join(' ');
    return {
      blocks: [
        paragraph(lead),
        ...cards(shown.map(cardOf)),
        ...list(
          open.length > SHOWN ? [[`All ${open.length} open applications`, sources[0]?.url ?? null]] : [],
        ),
      ],
      sources,
      facts: [
        { about: 'open applications', values: { count: number(open.length) }, path: sources[0]?.url ?? null },
        ...shown.map(factOf),
      ],
      references: shown.map(({ application }) => applicationReference(application)),
      suggestions: suggestionsFor(shown),
    };
  },
});

const meetingsFor = ({ opportunityId }: Application, meetings: readonly ShownMeeting[]): ShownMeeting[] =>
  meetings.filter(({ reason }) => reason.kind === 'application' && reason.opportunityId === opportunityId);
