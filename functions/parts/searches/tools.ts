import { cards, detailOf, paragraph, SHOWN, said } from '#functions/core/advisor/blocks.ts';
import { defineTool, planned } from '#functions/core/advisor/define-tool.ts';
import type { PlannedCall, Proposal, Tool } from '#functions/core/advisor/tool.ts';
import { number, text, word } from '#functions/core/advisor/values.ts';
import { counted, quoted, sentence } from '#functions/core/advisor/words.ts';
import { EXPLORE } from '#functions/parts/matching/opening.ts';
import {
  queryOf,
  type Search,
  searchInWords,
  searchOf,
  searchSource,
} from '#functions/parts/matching/search.ts';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import type { SavedSearch } from '#shared/features/searches/routes.ts';
import { SEARCHES_AT_MOST } from '#shared/features/searches/rules.ts';

const pathOf = ({ query }: SavedSearch): string => `${EXPLORE.url}?${new URLSearchParams(query)}`;
const alertWord = ({ alert }: SavedSearch): string => (alert === 'daily' ? 'daily alert' : 'no alert');

const alertsText = (searches: number, alerts: number): string => {
  if (searches === 1) return `It has ${alerts === 1 ? 'a daily' : 'no'} alert.`;
  return alerts === 0
    ? 'None of them has an alert.'
    : `${sentence(counted(alerts, 'of them has', 'of them have'))} a daily alert.`;
};

const listSearches = defineTool({
  intent: 'searches.list',
  roles: APPLICANT_ROLES,
  question: 'Which searches and alerts do I have?',
  routes: ['searches.list'],
  answer: async ({ call }) => {
    const { items } = await call('searches.list');
    if (items.length === 0)
      return said('You have no saved search yet. One with an alert tells you of new openings each morning.', {
        sources: [EXPLORE],
        suggestions: ['Create an alert'],
      });
    const alerts = items.filter(({ alert }) => alert === 'daily').length;
    const shown = items.slice(0, SHOWN);
    return {
      blocks: [
        paragraph(
          `You have ${counted(items.length, 'saved search', 'saved searches')}. ${alertsText(items.length, alerts)}`,
        ),
        ...cards(
          shown.map((one) => ({
            title: one.name,
            detail: detailOf(alertWord(one), ...Object.values(one.query)),
            path: pathOf(one),
          })),
        ),
      ],
      sources: [EXPLORE],
      facts: [
        {
          about: 'saved searches',
          values: { count: number(items.length), alerts: number(alerts) },
          path: null,
        },
        ...shown.map((one) => ({
          about: 'saved search',
          values: { name: text(one.name), alert: word(alertWord(one)) },
          path: pathOf(one),
        })),
      ],
      suggestions: ['Create an alert', 'Which openings match me best?'],
    };
  },
});

const sameQuery = (
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean => {
  const [first, second] = [one, other].map(({ sort: _, ...query }) =>
    Object.entries(query)
      .map(([name, value]) => `${name}=${value.toLowerCase()}`)
      .sort()
      .join('&'),
  );
  return first === second;
};

const proposal = (search: Search, run: PlannedCall, source: string): Proposal => ({
  kind: 'alert',
  label: 'Create alert',
  effect: `Sends you one mail each morning, and an entry in the bell, when there are new ${searchInWords(search)}. You can turn it off at any time.`,
  target: source,
  run,
  unchanged: { ...planned('searches.list', {}), fields: ['items'] },
});

const MANAGE = ['Which searches and alerts do I have?'];

const proposeAlert = defineTool({
  intent: 'searches.create',
  roles: APPLICANT_ROLES,
  question: 'Tell me about new openings',
  routes: ['searches.list', 'searches.add', 'searches.change'],
  answer: async (call) => {
    const search = searchOf(call.slots);
    if (Object.keys(search).length === 0)
      return said(
        'For which openings? Name a role, a skill, a place or a type, as in “Create an alert for data internships in Boston”.',
        { sources: [EXPLORE], suggestions: MANAGE },
      );
    const what = searchInWords(search);
    const source = searchSource(search);
    const { items } = await call.call('searches.list');
    const same = items.find(({ query }) => sameQuery(query, queryOf(search)));
    if (same?.alert === 'daily')
      return said(`You already have an alert for ${what}: ${quoted(same.name)}.`, {
        sources: [{ title: same.name, url: pathOf(same) }],
        suggestions: MANAGE,
      });
    if (!same && items.length >= SEARCHES_AT_MOST)
      return said(
        `You have ${SEARCHES_AT_MOST} saved searches, which is the most. Delete one to add an alert for ${what}.`,
        { sources: [EXPLORE], suggestions: MANAGE },
      );
    const name = sentence(what).slice(0, 80);
    const run = same
      ? planned('searches.change', { params: { id: same.id }, body: { alert: 'daily' } })
      : planned('searches.add', { body: { name, query: queryOf(search), alert: 'daily' } });
    return {
      blocks: [paragraph(`I can tell you when there are new ${what}.`)],
      proposals: [proposal(search, run, source.url)],
      sources: [source],
      facts: [
        {
          about: 'alert that the user may confirm',
          values: { search: text(what), how: word('one mail each morning') },
          path: source.url,
        },
      ],
      suggestions: MANAGE,
    };
  },
});

/** What the advisor can say and do about saved searches and alerts. */
export const TOOLS: readonly Tool[] = [listSearches, proposeAlert];
