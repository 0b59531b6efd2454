import { detailOf, type Option, SHOWN, said, which } from '#functions/core/advisor/blocks.ts';
import { namesIn, referredTo } from '#functions/core/advisor/choose.ts';
import type { CallOf } from '#functions/core/advisor/define-tool.ts';
import type { Fact, Reference, ToolAnswer } from '#functions/core/advisor/tool.ts';
import { date, number, text, word } from '#functions/core/advisor/values.ts';
import { quoted } from '#functions/core/advisor/words.ts';
import { dayText } from '#shared/core/day-text.ts';
import { OPPORTUNITY_STATUS_LOOKS, type OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import type { Source } from '#shared/features/ai/schema.ts';
import type { Opportunity, OpportunitySummary } from '#shared/features/opportunities/routes.ts';

/** Where all openings are searched. */
export const EXPLORE: Source = { title: 'Explore opportunities', url: '/explore' };

type Named = Pick<OpportunitySummary, 'title' | 'company'>;

/** An opening as a card and a follow-up question name it: `Data intern at Orkney Robotics`. */
export const openingLabel = ({ title, company }: Named): string => `${title} at ${company}`;
/** The same inside a sentence. */
export const openingInText = ({ title, company }: Named): string => `${quoted(title)} at ${company}`;
export const openingPath = (id: string): string => `/opportunities/${encodeURIComponent(id)}`;
export const openingSource = (one: Named & { readonly id: string }): Source => ({
  title: openingLabel(one),
  url: openingPath(one.id),
});

export const openingReference = (one: Named & { readonly id: string }): Reference => ({
  kind: 'opportunity',
  id: one.id,
  label: openingLabel(one),
});

interface Listed extends Pick<OpportunitySummary, 'id' | 'type' | 'title' | 'company' | 'location'> {
  readonly deadline: string;
  readonly match?: number | null | undefined;
  readonly applied?: boolean | undefined;
  /** Missing where only open ones are listed. */
  readonly status?: OpportunityStatus | undefined;
}

/** Whether the user applied, or until when they can. */
const applying = ({ applied, status = 'open', deadline }: Listed): string => {
  if (applied) return 'you applied';
  return status === 'open'
    ? `apply by ${dayText(deadline)}`
    : OPPORTUNITY_STATUS_LOOKS[status].label.toLowerCase();
};

/** What the card of an opening says: the match, where it is, and until when users can apply. */
export const openingDetail = (one: Listed, ...more: string[]): string =>
  detailOf(typeof one.match === 'number' && `${one.match}% match`, one.location, applying(one), ...more);

/** In which order openings are shown that were asked for by match: without one they are the newest. */
export const orderText = (items: readonly Listed[]): string =>
  items.some(({ match }) => (match ?? 0) > 0) ? 'These match your profile best.' : 'These are the newest.';

export const openingFact = (one: Listed): Fact => ({
  about: 'opening',
  path: openingPath(one.id),
  values: {
    title: text(one.title),
    company: text(one.company),
    place: text(one.location),
    type: word(one.type),
    applyBy: date(dayText(one.deadline)),
    ...(typeof one.match === 'number' && { match: number(one.match) }),
  },
});

const optionOf = (one: Listed): Option => ({
  ...openingReference(one),
  detail: openingDetail(one),
  path: openingPath(one.id),
});

/** What choosing an opening calls. */
export const CHOOSING = ['opportunities.get', 'opportunities.list', 'opportunities.recommended'] as const;
type Choosing = CallOf<(typeof CHOOSING)[number]>;

/** The openings that the question names, of all that are open. */
const searched = async ({ call, slots }: Choosing) => {
  for (const q of namesIn(slots)) {
    const { items } = await call('opportunities.list', { query: { q, sort: 'match', limit: SHOWN } });
    if (items.length > 0) return items;
  }
  return [];
};

/** Asks which opening is meant: of those that were found, or else of those that match the user best. */
const askWhich = async (
  call: Choosing,
  found: readonly Listed[],
  question: string,
): Promise<{ readonly answer: ToolAnswer }> => {
  if (found.length > 0) return { answer: which(question, found.map(optionOf), [EXPLORE]) };
  const { items } = await call.call('opportunities.recommended', { query: { limit: SHOWN } });
  const named = namesIn(call.slots)[0];
  const lead = named === undefined ? '' : `I found no open posting called ${quoted(named)}. `;
  if (items.length > 0)
    return {
      answer: which(`${lead}${question} ${orderText(items)}`, items.map(optionOf), [EXPLORE]),
    };
  return { answer: said(`${lead}There are no openings at the moment.`, { sources: [EXPLORE] }) };
};

/**
 * The opening that a question is about: of those that the last answer named, or else of all that are open. When it is unclear,
 * the answer that asks for it.
 */
export const chooseOpening = async (
  call: Choosing,
  question = 'Which opening do you mean?',
): Promise<{ readonly opening: Opportunity } | { readonly answer: ToolAnswer }> => {
  const read = async (id: string) => ({ opening: await call.call('opportunities.get', { params: { id } }) });
  const referred = referredTo(call, ['opportunity', 'application']);
  const [only] = referred;
  if (only && referred.length === 1) return read(only.id);
  if (referred.length > 1) {
    const records = await Promise.all(referred.slice(0, SHOWN).map(({ id }) => read(id)));
    return askWhich(
      call,
      records.map(({ opening }) => opening),
      question,
    );
  }
  const found = await searched(call);
  const [first] = found;
  return first && found.length === 1 ? read(first.id) : askWhich(call, found, question);
};
