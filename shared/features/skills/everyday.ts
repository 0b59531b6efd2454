import type { Token } from './tokens.ts';

/*
 * Words that name a skill in one sentence and something else in the next: `Go` and `go`, `responsible` and `responsible
 * for`. A name needs its capital letter and a sign of a skill beside it; a quality needs a sentence that asks for one.
 */

interface Place {
  readonly first: number;
  readonly last: number;
  readonly ambiguous: boolean;
}

/** Spellings that postings use for much else, as keys. */
const QUALITIES = new Set(
  `accountable accuracy accurate adapt administration advertising agriculture ambition ambitious analysis approachable architecture audit audits automation autonomous autonomy banking billing bookings branding budget budgets buying campaigns caring catering cleaning cleanliness cloud coach collaborate collaborating collaborative collections commitment committed communicate communicating compensation compliance confidentiality construction consulting consultancy contracts cooperation cooperative coordinate coordinating coordination copyright costing creative creativity curriculum curious customs deadlines debug dedicated dedication deliveries dependable derivatives determination diagnosis diagnostics diligence discretion documentation drafting drive driven driving eager economics editing ecology electroniccommerce emails embedded empathy encryption energetic energy enthusiasm enthusiastic equities estimating ethical ethics finance financial firewalls flexibility flexible forecasts freight friendly hardworking healthcare hiring honest hospitality imagination inclusion independence independent independently influence initiative innovation innovative inspection inspections instruction insurance integrity inventory investments invoicing lambda languages leadership lending lifting listen loans logistics maintenance makeup marketing math mathematics medication metrics motivated motivation negotiate negotiation networking node nutrition onboarding operations optimistic organization organizational organized outgoing outreach ownership packaging packing passion passionate patents patience patrol personable picking planning pricing pressure presentation presentations proactive procurement professionalism punctual recruitment reception redis refrigeration rehabilitation reliability reliable repair repairs research reservations resilience resourceful rest responsibility responsible retail roadmap roadmaps routing sales sanitation scheduling securities selling send shipping soap sourcing staffing strategic strategy supervise supervising supervision surgery surveillance surveys switchboard tax taxation teaching thorough torch trading trademarks translation transportation trustworthy valuation versatile warehouse warehousing welding writing`.split(
    ' ',
  ),
);

const ASKS =
  /\b(?:experience|experienced|knowledge|skills?|skilled|ability|able to|abilities|proficien|familiar|understanding|background|expertise|strong|excellent|outstanding|proven|demonstrat|must|should|require|required|requires|essential|prefer|desirable|advantage|plus|ideal|candidate|comfortable|you are|you’re|you're|you have|you bring|you can|looking for|competen|capab|mindset|attitude|personality|highly|good|solid|exposure|trained|track record|passion|responsible for|natural|sound|fluent|degree)/i;
/** What follows a word that only describes something else: `flexible hours`, `retail company`. */
const DESCRIBED =
  /^(?:company|companies|business|businesses|hours|schedule|schedules|working|benefits?|package|packages|plan|plans|salary|pay|team|teams|services?|industry|industries|sector|sectors|firm|firms|group|department|departments|organi[sz]ation|agency|agencies|environment|environments|culture|store|stores|location|locations|site|sites|market|markets|leave|opportunities|centre|center|manager|managers|director|assistant|officer|associate|executive|representative|for|to|and benefits|provider|solutions|partner|partners|leader|leaders)$/i;
const CUES =
  /\b(?:with|in|using|of|as|like|and|or|including|e\.g|eg|learn|via|know|write|for|programming|language|languages|tools?)$/i;

/** The words around a mention up to the ends of its sentence. */
const sentenceAround = (tokens: readonly Token[], { first, last }: Place): string => {
  const ends = /[.;:!?\n•]/;
  let [from, to] = [first, last];
  while (from > 0 && !ends.test(tokens[from]?.gap ?? '') && first - from < 40) from--;
  while (to + 1 < tokens.length && !ends.test(tokens[to + 1]?.gap ?? '') && to - last < 40) to++;
  return tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');
};

const isName = (tokens: readonly Token[], { first, last }: Place, isListed: boolean): boolean => {
  const [before, word, after] = [tokens[first - 1], tokens[first], tokens[last + 1]];
  if (!word || !/^\p{Lu}/u.test(word.text)) return false;
  if (/[-–]$/.test(word.gap) || /^[-–]/.test(after?.gap ?? '')) return false;
  if (isListed) return true;
  const begins = !before || /[.;:!?\n•]/.test(word.gap);
  return (
    !begins &&
    CUES.test(before?.text ?? '') &&
    (word.text.length > 2 ||
      /^(?:programming|language|developer|code)/i.test(after?.text ?? '') ||
      ASKS.test(sentenceAround(tokens, { first, last, ambiguous: true })))
  );
};

/** What is known of the text around a mention. */
export interface Surroundings {
  /** Another skill is right beside it. */
  readonly isListed: boolean;
  /** The text is a demand by itself, such as an entry of a list of requirements. */
  readonly isDemand: boolean;
}

/** A demand of so few words is nothing but the skill. */
const SHORT = 3;

/** Whether the words of a mention mean something else where they are. */
export const isEverydayUse = (
  tokens: readonly Token[],
  place: Place,
  { isListed, isDemand }: Surroundings,
): boolean => {
  const { first, last, ambiguous } = place;
  if (ambiguous) return !(isDemand && tokens.length <= SHORT) && !isName(tokens, place, isListed);
  const word = tokens[first];
  if (first !== last || !word || !(QUALITIES.has(word.key) || QUALITIES.has(`${word.key}s`))) return false;
  const after = tokens[last + 1];
  if (after && /^ $/.test(after.gap) && DESCRIBED.test(after.text)) return true;
  return !isDemand && !ASKS.test(sentenceAround(tokens, place));
};
