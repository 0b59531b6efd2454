import { list, paragraph, SHOWN, said } from '#functions/core/advisor/blocks.ts';
import { defineTool } from '#functions/core/advisor/define-tool.ts';
import { momentIn } from '#functions/core/advisor/times.ts';
import type { Fact, Tool } from '#functions/core/advisor/tool.ts';
import { date, number, text, word } from '#functions/core/advisor/values.ts';
import { counted, sentence } from '#functions/core/advisor/words.ts';
import { PRIORITIES, REFERENCES_TO_RATE } from '#shared/features/reviews/rules.ts';
import type { ReviewRow } from '#shared/features/reviews/schema.ts';
import { waitsInWords } from '#shared/features/reviews/wait-words.ts';

const SOURCE = { title: 'Project Reviews', url: '/dashboard/mentor/projects' } as const;

const reviewPath = (id: string): string => `${SOURCE.url}/${encodeURIComponent(id)}`;

const priorityWord = (row: ReviewRow): string => PRIORITIES.find((one) => one === row.priority) ?? 'low';

const rowText = (row: ReviewRow, zone: string): string =>
  row.claimedUntil === null
    ? `${row.title}: ${priorityWord(row)} priority`
    : `${row.title}: claimed by you until ${momentIn(row.claimedUntil, zone)}`;

const rowFact = (row: ReviewRow, zone: string): Fact => ({
  about: row.claimedUntil === null ? 'project that waits for a review' : 'review that you claimed',
  values: {
    title: text(row.title),
    priority: word(priorityWord(row)),
    ...(row.claimedUntil !== null && { until: date(momentIn(row.claimedUntil, zone)) }),
  },
  path: reviewPath(row.id),
});

const waitingReviews = defineTool({
  intent: 'reviews.waiting',
  roles: ['mentor'],
  question: 'What waits for my review?',
  routes: ['reviews.list'],
  answer: async (call) => {
    const { timeZone } = call;
    const { items, counts, waits, calibrated } = await call.call('reviews.list', {
      query: { tab: 'pending', limit: SHOWN },
    });
    if (items.length === 0)
      return said('No project waits for a review at the moment.', { sources: [SOURCE] });
    const claimed = items.filter(({ claimedUntil }) => claimedUntil !== null);
    const shown = items.slice(0, SHOWN);
    const sentences = [
      `${sentence(counted(counts.pending, 'project waits', 'projects wait'))} for a review.`,
      claimed.length > 0 && `You have claimed ${counted(claimed.length, 'review')}.`,
      waits.half !== null && `${waitsInWords(waits)}.`,
      !calibrated && `Before your first review you rate ${counted(REFERENCES_TO_RATE, 'reference project')}.`,
    ].filter((one) => one !== false);
    return {
      blocks: [
        paragraph(sentences.join(' ')),
        ...list(shown.map((row) => [rowText(row, timeZone), reviewPath(row.id)] as const)),
      ],
      sources: [SOURCE],
      facts: [
        { about: 'projects that wait', values: { count: number(counts.pending) }, path: SOURCE.url },
        ...shown.map((row) => rowFact(row, timeZone)),
      ],
      references: shown.map(({ id, title }) => ({ kind: 'review', id, label: title }) as const),
      suggestions: ['What are my next meetings?'],
    };
  },
});

/** What the advisor can say about the reviews of a mentor. */
export const TOOLS: readonly Tool[] = [waitingReviews];
