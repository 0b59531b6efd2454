import { cards, paragraph, SHOWN, said } from '#functions/core/advisor/blocks.ts';
import { type CallOf, defineTool } from '#functions/core/advisor/define-tool.ts';
import type { ToolAnswer } from '#functions/core/advisor/tool.ts';
import { number } from '#functions/core/advisor/values.ts';
import { sentence } from '#functions/core/advisor/words.ts';
import {
  EXPLORE,
  openingDetail,
  openingFact,
  openingLabel,
  openingPath,
  openingReference,
  orderText,
} from '#functions/parts/matching/opening.ts';
import { strongestReason } from '#functions/parts/matching/receipt.ts';
import { type Search, searchInWords, searchOf, searchSource } from '#functions/parts/matching/search.ts';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import type { AnswerOf } from '#shared/route-types.ts';

const ROUTES = ['opportunities.list', 'opportunities.recommended', 'opportunities.match'] as const;
type Call = CallOf<(typeof ROUTES)[number]>;
type Page = AnswerOf<'opportunities.list'>;
type Found = Page['items'][number];

/** How many a search finds in all; undefined while the search cannot count. */
const totalOf = ({ counts }: Page, { type }: Search): number | undefined =>
  counts?.type
    ?.filter(({ value }) => type === undefined || value === type)
    .reduce((sum, { count }) => sum + count, 0);

/** As many as are shown in all before it ends: what the search gives in one page. */
const MOST_PAGES = 4;

/** The records of a page: the first, or the next when the others were asked for. */
const pageOf = <T>(items: readonly T[], { slots: { others = 0 } }: Pick<Call, 'slots'>): T[] =>
  items.slice(SHOWN * others, SHOWN * (others + 1));
const limitOf = ({ slots: { others = 0 } }: Pick<Call, 'slots'>): number =>
  SHOWN * Math.min(others + 1, MOST_PAGES);

const find = async (call: Call, search: Search) => {
  const page = await call.call('opportunities.list', {
    query: { ...search, sort: 'match', limit: limitOf(call), counts: '1' },
  });
  return { search, items: pageOf(page.items, call), total: totalOf(page, search) ?? page.items.length };
};

/** A search without its place, or else without its skills: what to look at when nothing fits all of it. */
const widened = ({ location, workMode, skills, ...rest }: Search): Search | undefined => {
  const wider =
    location === undefined && workMode === undefined ? rest : { ...rest, ...(skills && { skills }) };
  const narrows = location !== undefined || workMode !== undefined || skills !== undefined;
  return narrows && Object.keys(wider).length > 0 ? wider : undefined;
};

/** Cards of openings, each with the strongest reason of its receipt. */
const shown = async ({ call }: Call, items: readonly Found[]) => {
  const receipts = await Promise.all(items.map(({ id }) => call('opportunities.match', { params: { id } })));
  return cards(
    items.map((one, index) => {
      const receipt = receipts[index];
      const reason = receipt && strongestReason(receipt);
      return {
        title: openingLabel(one),
        detail: openingDetail(one, ...(reason === undefined ? [] : [reason])),
        path: openingPath(one.id),
      };
    }),
  );
};

const followUps = (items: readonly Found[], { q }: Search): string[] => [
  'Why does the first one match me?',
  ...(items.length > 1 ? ['Compare the first and the second'] : []),
  q === undefined ? 'Apply to the first one' : `What am I missing for ${q}?`,
];

const answerWith = async (
  call: Call,
  { items, total, search, lead }: { items: readonly Found[]; total: number; search: Search; lead: string },
): Promise<ToolAnswer> => ({
  blocks: [paragraph(lead), ...(await shown(call, items))],
  sources: [Object.keys(search).length > 0 ? searchSource(search) : EXPLORE],
  facts: [
    { about: 'openings found', values: { count: number(total) }, path: null },
    ...items.map(openingFact),
  ],
  references: items.map(openingReference),
  suggestions: followUps(items, search),
});

/** After the last page that is shown here. */
const noMore = (search: Search): ToolAnswer =>
  said('That is all I can show here. The search has the rest, with filters.', {
    sources: [Object.keys(search).length > 0 ? searchSource(search) : EXPLORE],
    suggestions: ['Create an alert'],
  });

/** What matches the user best of all that is open. */
const bestMatches = async (call: Call): Promise<ToolAnswer> => {
  const { items: all } = await call.call('opportunities.recommended', { query: { limit: limitOf(call) } });
  const items = pageOf(all, call);
  if (items.length === 0 && all.length > 0) return noMore({});
  if (items.length === 0)
    return said('There are no openings for you at the moment. An alert tells you when one is posted.', {
      sources: [EXPLORE],
      suggestions: ['Create an alert', 'What’s missing in my resume?'],
    });
  const matches = items.some(({ match }) => (match ?? 0) > 0);
  const best =
    call.slots.others === undefined
      ? 'Of all that is open, these match your profile best.'
      : 'These match your profile next.';
  const lead = matches
    ? best
    : 'Nothing that is open matches your profile yet, so these are the newest. With more skills in your profile I can compare.';
  return answerWith(call, { items, total: items.length, search: {}, lead });
};

const nothing = (search: Search): ToolAnswer =>
  said(`There are no ${searchInWords(search)} at the moment. An alert tells you when one is posted.`, {
    sources: [searchSource(search)],
    suggestions: ['Create an alert for that', 'Which openings match me best?'],
  });

export const findOpenings = defineTool({
  intent: 'opportunities.find',
  roles: APPLICANT_ROLES,
  question: 'Which openings match me best?',
  routes: ROUTES,
  turnsPages: true,
  answer: async (call) => {
    const search = searchOf(call.slots);
    if (Object.keys(search).length === 0) return bestMatches(call);
    const found = await find(call, search);
    const goesOn = call.slots.others !== undefined;
    if (goesOn && found.items.length === 0 && found.total > 0) return noMore(search);
    const wider = found.items.length === 0 ? widened(search) : undefined;
    const result = wider ? await find(call, wider) : found;
    if (result.items.length === 0) return nothing(search);
    const { items, total } = result;
    const what = `${total === 1 ? 'is' : 'are'} ${searchInWords(result.search, total)}`;
    const elsewhere =
      search.location === undefined || search.workMode ? 'Without that, there' : 'Elsewhere, there';
    const narrow = wider ? `There are no ${searchInWords(search)}. ${elsewhere} ` : 'There ';
    if (goesOn && !wider)
      return answerWith(call, { ...result, lead: `Of the ${searchInWords(search)}, these match you next.` });
    const rest = total > items.length ? ` ${orderText(items)}` : '';
    return answerWith(call, { ...result, lead: sentence(`${narrow}${what}.${rest}`) });
  },
});
