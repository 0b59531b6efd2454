import { cards, paragraph, SHOWN, said } from '#functions/core/advisor/blocks.ts';
import { defineTool, planned } from '#functions/core/advisor/define-tool.ts';
import type { Tool } from '#functions/core/advisor/tool.ts';
import { number } from '#functions/core/advisor/values.ts';
import { counted, numberWord, sentence } from '#functions/core/advisor/words.ts';
import {
  CHOOSING,
  chooseOpening,
  openingDetail,
  openingFact,
  openingInText,
  openingLabel,
  openingPath,
  openingReference,
  openingSource,
} from '#functions/parts/matching/opening.ts';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import { dayText } from '#shared/core/day-text.ts';
import { MARKS_AT_MOST } from '#shared/core/saved-rules.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import type { SavedOpportunity } from '#shared/features/opportunities/routes.ts';

/** The list of what the user has saved, on the screen of the search. */
const SAVED: Source = { title: 'Saved openings', url: '/explore?saved=all' };

/** How many are read to find those that close soonest. */
const READ = 50;

/** What can still be applied for, the nearest deadline first. */
const closingSoon = (items: readonly SavedOpportunity[]): SavedOpportunity[] =>
  items
    .filter(({ status, applied }) => status === 'open' && !applied)
    .sort((one, other) => (one.deadline < other.deadline ? -1 : 1));

const leadFor = (count: number, open: number, soon: readonly SavedOpportunity[]): string => {
  const still =
    open === count
      ? count === 1
        ? 'It is open.'
        : 'All of them are open.'
      : `${sentence(numberWord(open))} of them ${open === 1 ? 'is' : 'are'} still open.`;
  const [first] = soon;
  const next = first
    ? ` The nearest deadline is ${dayText(first.deadline)}, for ${openingInText(first)}.`
    : '';
  return `You have saved ${counted(count, 'opening')}. ${still}${next}`;
};

const listSaved = defineTool({
  intent: 'saved.list',
  roles: APPLICANT_ROLES,
  question: 'What have I saved?',
  routes: ['opportunities.saved'],
  answer: async ({ call }) => {
    const { items, savedCount, counts } = await call('opportunities.saved', { query: { limit: READ } });
    if (savedCount === 0)
      return said('You have saved no openings yet. Saving one keeps it in a list with its deadline.', {
        sources: [SAVED],
        suggestions: ['Which openings match me best?'],
      });
    const soon = closingSoon(items);
    const shown = (soon.length > 0 ? soon : items).slice(0, SHOWN);
    return {
      blocks: [
        paragraph(leadFor(savedCount, counts.open ?? 0, soon)),
        ...cards(
          shown.map((one) => ({
            title: openingLabel(one),
            detail: openingDetail(one),
            path: openingPath(one.id),
          })),
        ),
      ],
      sources: [SAVED],
      facts: [
        {
          about: 'saved openings',
          values: { count: number(savedCount), open: number(counts.open ?? 0) },
          path: SAVED.url,
        },
        ...shown.map(openingFact),
      ],
      references: shown.map(openingReference),
      suggestions: ['Why does the first one match me?', 'Apply to the first one'],
    };
  },
});

const proposeSaving = defineTool({
  intent: 'saved.save',
  roles: APPLICANT_ROLES,
  question: 'Save an opening for later',
  routes: [...CHOOSING, 'saved.get', 'saved.save'],
  answer: async (call) => {
    const chosen = await chooseOpening(call, 'Which opening should I save?');
    if ('answer' in chosen) return chosen.answer;
    const { opening } = chosen;
    const params = { opportunityId: opening.id };
    const marked = await call.call('saved.get', { params });
    const about = { sources: [SAVED, openingSource(opening)], references: [openingReference(opening)] };
    const what = openingInText(opening);
    if (marked.saved)
      return said(`${what} is already among your saved openings.`, {
        ...about,
        suggestions: ['What have I saved?', 'Apply to it'],
      });
    if (marked.savedCount >= MARKS_AT_MOST.saved)
      return said(
        `Your list is full: it holds ${MARKS_AT_MOST.saved} openings. Remove one to save ${what}.`,
        { ...about, suggestions: ['What have I saved?'] },
      );
    return {
      blocks: [paragraph(`I can save ${what}. Applications close on ${dayText(opening.deadline)}.`)],
      proposals: [
        {
          kind: 'save',
          label: 'Save',
          effect: `Adds ${what} to your saved openings. Nobody else sees it, and you can remove it at any time.`,
          target: openingPath(opening.id),
          run: planned('saved.save', { params }),
          unchanged: { ...planned('saved.get', { params }), fields: ['saved'] },
        },
      ],
      ...about,
      facts: [openingFact(opening)],
      suggestions: ['Why does it match me?', 'Apply to it'],
    };
  },
});

/** What the advisor can say and do about saved openings. */
export const TOOLS: readonly Tool[] = [listSaved, proposeSaving];
