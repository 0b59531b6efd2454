import { cards, detailOf, paragraph, SHOWN, said } from '#functions/core/advisor/blocks.ts';
import { type CallOf, defineTool } from '#functions/core/advisor/define-tool.ts';
import type { Fact } from '#functions/core/advisor/tool.ts';
import { date, number, text } from '#functions/core/advisor/values.ts';
import { counted, numberWord, sentence } from '#functions/core/advisor/words.ts';
import { dayText } from '#shared/core/day-text.ts';
import { earliestDay, isPast } from '#shared/core/opportunity-days.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';
import type { Applicant } from '#shared/features/applicants/card.ts';
import { REMINDED_DAYS_BEFORE } from '#shared/features/applications/reply-promise.ts';
import { POSTER_ROLES } from '#shared/features/postings/rules.ts';
import { applicantsPath, applicantsSource, postingReference } from './choose-posting.ts';

/** Pages of applicants that are read at most. */
const PAGES = 4;
const PAGE = 50;
/** As early as employers are reminded of a promised day, it is due soon. */
const SOON_DAYS = REMINDED_DAYS_BEFORE[0];

/** The applicants who wait for an answer, the longest wait first, and whether there are more than were read. */
const waitingOf = async ({ call }: CallOf<'applicants.list'>) => {
  const waiting: Applicant[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES; page++) {
    const { items, nextCursor } = await call('applicants.list', {
      query: { answered: 'no', sort: 'waiting', limit: PAGE, cursor },
    });
    waiting.push(...items.filter(({ status }) => status === 'new' || status === 'reviewed'));
    if (nextCursor === null) return { waiting, more: false };
    cursor = nextCursor;
  }
  return { waiting, more: true };
};

interface Due {
  readonly id: string;
  readonly title: string;
  /** The earliest of the promised days. */
  readonly replyBy: string;
  readonly overdue: number;
  readonly soon: number;
}

/** How many answers are overdue or due soon for each posting, the earliest day first. */
const dueByPosting = (waiting: readonly Applicant[], day: string): Due[] => {
  const due = new Map<string, Due>();
  for (const { opportunityId, title, replyBy } of waiting) {
    const [overdue, soon] = [isPast(replyBy, day), replyBy <= daysAfter(day, SOON_DAYS)];
    if (!overdue && !soon) continue;
    const known = due.get(opportunityId) ?? { id: opportunityId, title, replyBy, overdue: 0, soon: 0 };
    due.set(opportunityId, {
      ...known,
      replyBy: [replyBy, known.replyBy].sort()[0] ?? replyBy,
      overdue: known.overdue + (overdue ? 1 : 0),
      soon: known.soon + (overdue ? 0 : 1),
    });
  }
  return [...due.values()].sort((one, other) => (one.replyBy < other.replyBy ? -1 : 1));
};

const sum = (due: readonly Due[], field: 'overdue' | 'soon'): number =>
  due.reduce((total, one) => total + one[field], 0);

const factOf = (one: Due, path: string): Fact => ({
  about: 'posting with answers that are due',
  path,
  values: {
    title: text(one.title),
    overdue: number(one.overdue),
    dueSoon: number(one.soon),
    promisedBy: date(dayText(one.replyBy)),
  },
});

export const overdueAnswers = defineTool({
  intent: 'postings.overdue',
  roles: POSTER_ROLES,
  question: 'Which answers are overdue?',
  routes: ['applicants.list'],
  answer: async (call) => {
    const { waiting, more } = await waitingOf(call);
    const due = dueByPosting(waiting, earliestDay(call.now));
    const source = applicantsSource(call);
    const least = more ? 'at least ' : '';
    if (due.length === 0)
      return said(
        waiting.length === 0
          ? 'Nobody waits for an answer from you.'
          : `No answer is overdue or due within ${numberWord(SOON_DAYS)} days. ${sentence(`${least}${counted(waiting.length, 'applicant still waits for an answer that is', 'applicants still wait for answers that are')}`)} due later.`,
        { sources: [source], suggestions: ['How is my pipeline?'] },
      );
    const [overdue, soon] = [sum(due, 'overdue'), sum(due, 'soon')];
    const parts = [
      overdue > 0
        ? `${sentence(`${least}${counted(overdue, 'answer is', 'answers are')}`)} overdue.`
        : 'No answer is overdue.',
      soon > 0
        ? `${sentence(counted(soon, 'more is', 'more are'))} due within ${numberWord(SOON_DAYS)} days.`
        : '',
      'A missed day counts in your public record of replies.',
    ];
    const shown = due.slice(0, SHOWN);
    return {
      blocks: [
        paragraph(parts.filter(Boolean).join(' ')),
        ...cards(
          shown.map((one) => ({
            title: one.title,
            detail: detailOf(
              one.overdue > 0 && `${one.overdue} overdue`,
              one.soon > 0 && `${one.soon} due soon`,
              `promised by ${dayText(one.replyBy)}`,
            ),
            path: applicantsPath(call, one.id),
          })),
        ),
      ],
      sources: [source],
      facts: [
        {
          about: 'answers that are due',
          values: { overdue: number(overdue), soon: number(soon) },
          path: source.url,
        },
        ...shown.map((one) => factOf(one, applicantsPath(call, one.id))),
      ],
      references: shown.map(postingReference),
      suggestions: ['How is the pipeline of the first one?', 'How do I write a kind rejection?'],
    };
  },
});
