import { cards, detailOf, paragraph, SHOWN, which } from '#functions/core/advisor/blocks.ts';
import { namedAmong, referredTo } from '#functions/core/advisor/choose.ts';
import { type CallOf, defineTool } from '#functions/core/advisor/define-tool.ts';
import type { ToolAnswer } from '#functions/core/advisor/tool.ts';
import { counted, listed, listedUpTo } from '#functions/core/advisor/words.ts';
import {
  EXPLORE,
  openingDetail,
  openingInText,
  openingLabel,
  openingPath,
  openingReference,
  openingSource,
  orderText,
} from '#functions/parts/matching/opening.ts';
import { missingSkills, receiptSkills } from '#functions/parts/matching/receipt.ts';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import type { Receipt } from '#shared/core/match-receipt.ts';
import { mustHaves } from '#shared/features/matching/must-haves.ts';
import { queryWords } from '#shared/features/matching/search-terms.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { receiptFacts } from './explain.ts';

const ROUTES = [
  'opportunities.get',
  'opportunities.list',
  'opportunities.recommended',
  'opportunities.match',
] as const;
type Call = CallOf<(typeof ROUTES)[number]>;

interface Compared {
  readonly opening: Opportunity;
  readonly receipt: Receipt;
}

/** The names of a question about several records: `orkney and harbour`. */
const partsOf = (name: string): string[] =>
  name
    .split(/,|\b(?:and|or|with|to|versus|vs)\b/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The ids of those of the last answer whose companies the question names. */
const companiesIn = ({ slots: { text }, references }: Call): string[] => {
  const said = new Set(queryWords(text));
  return references
    .filter(({ kind }) => kind === 'opportunity' || kind === 'application')
    .filter(({ label }) => queryWords(label.split(' at ').at(-1) ?? '').every((word) => said.has(word)))
    .map(({ id }) => id);
};

/** The ids of the two openings that a question is about; fewer when it does not say which. */
const chosenIds = async (call: Call): Promise<string[]> => {
  const { slots, references } = call;
  const parts = partsOf(slots.name ?? '');
  const referred = referredTo(call, ['opportunity', 'application']).map(({ id }) => id);
  if (referred.length === 2 || slots.ordinals !== undefined) return referred.slice(0, 2);
  const inText = companiesIn(call);
  if (inText.length === 2) return inText;
  if (parts.length !== 2) return [];
  const found = await Promise.all(
    parts.map(async (name) => {
      const [known] = namedAmong(references, ({ label }) => label, { ...slots, title: '', name });
      if (known) return known.id;
      const { items } = await call.call('opportunities.list', {
        query: { q: name, sort: 'match', limit: 1 },
      });
      return items[0]?.id;
    }),
  );
  return found.filter((id) => id !== undefined);
};

const leadFor = ([one, other]: readonly [Compared, Compared]): string => {
  const [first, second] = [one.receipt.total, other.receipt.total];
  if (first === null || second === null)
    return 'For one of the two there is too little to compare, so only what each asks for is shown.';
  if (first === second) return `Your profile matches both at ${first}%.`;
  const better = first > second ? one : other;
  return `${openingInText(better.opening)} matches you better, by ${counted(Math.abs(first - second), 'point')}.`;
};

const cardOf = ({ opening, receipt }: Compared) => {
  const { met, of } = mustHaves(receipt);
  const missing = missingSkills(receipt);
  const [raise] = receipt.raises;
  return {
    title: openingLabel(opening),
    path: openingPath(opening.id),
    detail: detailOf(
      openingDetail({ ...opening, match: receipt.total }),
      of > 0 && `${met} of ${of} required skills`,
      missing.length > 0 && `missing: ${listedUpTo(missing, 3)}`,
      raise && `would raise it: ${raise.what}`,
    ),
  };
};

/** What one of two asks for and the user has, and the other does not ask for. */
const onlyAsked = ({ opening, receipt }: Compared, other: Compared): string | undefined => {
  const theirs = new Set(receiptSkills(other.receipt).map(({ name }) => name));
  const only = receiptSkills(receipt).filter(({ name, met }) => met && !theirs.has(name));
  return only.length === 0
    ? undefined
    : `Only ${openingInText(opening)} asks for your ${listed(only.map(({ name }) => name))}.`;
};

/** Asks for two: of those that the last answer named, or else of those that match the user best. */
const askWhich = async (call: Call): Promise<ToolAnswer> => {
  const ids = call.references.filter(({ kind }) => kind === 'opportunity').map(({ id }) => id);
  const named =
    ids.length > 1
      ? await Promise.all(ids.slice(0, SHOWN).map((id) => call.call('opportunities.get', { params: { id } })))
      : [];
  const items =
    named.length > 0
      ? named
      : (await call.call('opportunities.recommended', { query: { limit: SHOWN } })).items;
  const order = named.length > 0 ? '' : ` ${orderText(items)}`;
  const asked = which(
    `Which two should I compare?${order}`,
    items.map((item) => ({
      ...openingReference(item),
      detail: openingDetail(item),
      path: openingPath(item.id),
    })),
    [EXPLORE],
  );
  return { ...asked, suggestions: items.length > 1 ? ['Compare the first and the second'] : [] };
};

export const compareMatches = defineTool({
  intent: 'opportunities.compare',
  roles: APPLICANT_ROLES,
  question: 'Compare two openings for me',
  routes: ROUTES,
  answer: async (call) => {
    const ids = await chosenIds(call);
    const compared = await Promise.all(
      [...new Set(ids)].map(async (id) => ({
        opening: await call.call('opportunities.get', { params: { id } }),
        receipt: await call.call('opportunities.match', { params: { id } }),
      })),
    );
    const [one, other] = compared;
    if (!one || !other) return askWhich(call);
    const only = [onlyAsked(one, other), onlyAsked(other, one)].filter((text) => text !== undefined);
    return {
      blocks: [paragraph([leadFor([one, other]), ...only].join(' ')), ...cards([one, other].map(cardOf))],
      sources: [one, other].map(({ opening }) => openingSource(opening)),
      facts: [one, other].flatMap(({ opening, receipt }) => receiptFacts(opening, receipt)),
      references: [one, other].map(({ opening }) => openingReference(opening)),
      suggestions: ['Why does the first one match me?', 'Apply to the first one'],
    };
  },
});
