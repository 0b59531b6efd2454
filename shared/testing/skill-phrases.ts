import { plainSkill } from '../features/matching/skills/fold.ts';
import type { FoundMention, Mention } from '../features/matching/skills/mentions.ts';
import type { Token } from '../features/matching/skills/tokens.ts';

/*
 * Skills that no list has: what follows `experience with` or `ability to`, what precedes `skills`, and duties
 * (`Prepare monthly accounts`). They are found by the words around them, and named by their own words.
 */

const SUBJECT =
  /^(?:experience|experienced|proficien(?:t|cy)|skilled|skills?|expertise|expert|knowledge|understanding|familiar|familiarity|background|fluen(?:t|cy)|competen(?:t|ce|cy)|versed|command|grasp|trained|training|exposure|certified|certification|interest|comfortable|adept|qualification|qualified)$/i;
const PREPOSITION = /^(?:in|with|of|on|using|at|to)$/i;
const ABILITY =
  /^(?:ability|able|capable|capacity|aptitude|willingness|willing|skill|responsible|responsibility|responsibilities)$/i;
const DUTIES =
  /^(?:administer|advise|analy[sz]e|answer|arrange|assemble|assess|assist|audit|balance|bill|build|calibrate|care|clean|coach|code|collect|communicate|compile|conduct|configure|coordinate|counsel|create|debug|deliver|deploy|design|develop|diagnose|document|draft|drive|edit|educate|engineer|establish|estimate|evaluate|examine|execute|facilitate|file|forecast|formulate|gather|generate|greet|handle|identify|implement|inspect|install|instruct|integrate|interpret|interview|investigate|lead|liaise|lift|maintain|make|manage|measure|mentor|mix|model|monitor|negotiate|operate|optimi[sz]e|order|organi[sz]e|oversee|own|perform|plan|prepare|present|prioriti[sz]e|process|produce|program|promote|provide|publish|purchase|reconcile|record|recruit|repair|replenish|report|research|resolve|restock|review|run|schedule|screen|sell|serve|solve|stock|supervise|supply|teach|test|track|train|translate|troubleshoot|update|write)(?:e?s|ing)?$/i;
const GERUNDS =
  /^(?:analy[sz]|writ|prepar|manag|produc|coordinat|creat|negotiat|evaluat|execut|facilitat|forecast|generat|handl|organi[sz]|optimi[sz]|oversee|schedul|serv|supervis|updat|mak|driv|resolv|diagnos|liais|mix|plan|sell|program|run)(?:n|m|l|t|p)?ing$/i;
const STOP =
  /^(?:is|are|was|were|be|been|will|would|shall|can|could|should|must|may|a|an|the|this|that|these|those|which|who|whom|whose|when|where|if|we|you|your|our|us|they|their|it|its|he|she|his|her|as|than|from|by|within|across|between|per|including|such|like|e\.g|while|so|because|required|preferred|desired|desirable|essential|advantageous|welcome|plus|ideally|least|other|another|others|similar|relevant|various|etc|both|any|all|not|no|also|well|more|at|for|to|before|after|during|throughout|under|role|position|job|degree|field|related|years?|months?|company|companies|team|teams|industry|environment|setting|settings|candidate|applicant|applicants|equivalent|working|work|strong|excellent|good|great|solid|proven|deep|previous|prior|hands|some|many|new|current|high|highly|level|levels|area|areas|key|minimum|depending|how|what|why|there|here|do|does|have|has|had|or|and|in|with|of|on|using)$/i;
const BREAK = /[,;:.!?\n•()[\]"“”]|\s[-–—]\s/;

interface Span {
  readonly first: number;
  readonly last: number;
}

const endsAt = (tokens: readonly Token[], index: number): boolean => BREAK.test(tokens[index]?.gap ?? '\n');
const wordAt = (tokens: readonly Token[], index: number): string => tokens[index]?.text ?? '';
const isAnd = (word: string): boolean => /^(?:and|or|und|as)$/i.test(word);

/** The noun phrases of a list that begins at a word: `X, Y and Z`, up to a word that cannot be in one. */
const nounsFrom = (tokens: readonly Token[], from: number): Span[] => {
  const spans: Span[] = [];
  let first = from;
  for (let at = from; at <= tokens.length; at++) {
    const word = wordAt(tokens, at);
    const ended = at === tokens.length || /[.;:!?\n•]/.test(tokens[at]?.gap ?? '');
    const parted = at > from && endsAt(tokens, at);
    if (ended || parted || STOP.test(word)) {
      if (at > first) spans.push({ first, last: at - 1 });
      first = STOP.test(word) ? at + 1 : at;
      if (ended && at > from) break;
      if (
        STOP.test(word) &&
        !isAnd(word) &&
        !/^(?:a|an|the|various|other|other|relevant|strong|such|like|including|using|of|in|modern|our|your)$/i.test(
          word,
        )
      )
        break;
    }
  }
  return spans.filter((span) => span.last - span.first < 5);
};

/** A verb with what it acts on, up to the end of its part of the sentence. */
const dutyFrom = (tokens: readonly Token[], first: number): Span | undefined => {
  let last = first;
  while (last + 1 < tokens.length && last - first < 7 && !endsAt(tokens, last + 1)) {
    const next = wordAt(tokens, last + 1);
    if (
      /^(?:to|so|while|within|across|which|that|as|when|for|during|using|through|before|after|by|at|on|in|is|are|from|under)$/i.test(
        next,
      )
    )
      break;
    if (/^(?:and|or)$/i.test(next) && last > first) break;
    last++;
  }
  return last > first || !endsAt(tokens, first) ? { first, last } : undefined;
};

const isDuty = (word: string): boolean => DUTIES.test(word) || GERUNDS.test(word);

/** The words before `skills` that say which: `stakeholder engagement skills`. */
const namedBefore = (tokens: readonly Token[], at: number): Span | undefined => {
  let first = at;
  while (first > 0 && at - first < 3 && !endsAt(tokens, first) && !STOP.test(wordAt(tokens, first - 1)))
    first--;
  return first < at ? { first, last: at - 1 } : undefined;
};

const spansAt = (tokens: readonly Token[], at: number): (Span | undefined)[] => {
  const [word, next, third] = [wordAt(tokens, at), wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  if (ABILITY.test(word) && /^(?:to|for|of)$/i.test(next)) return [dutyFrom(tokens, at + 2)];
  if (/^skills?$/i.test(word) && at > 0)
    return [namedBefore(tokens, at), ...(PREPOSITION.test(next) ? nounsFrom(tokens, at + 2) : [])];
  if (SUBJECT.test(word) && PREPOSITION.test(next)) return nounsFrom(tokens, at + 2);
  if (SUBJECT.test(word) && isDuty(next)) return [dutyFrom(tokens, at + 1)];
  if (/^you$/i.test(word) && /^will$/i.test(next) && isDuty(third)) return [dutyFrom(tokens, at + 2)];
  const begins = at === 0 || /[.;:!?\n•]/.test(tokens[at]?.gap ?? '');
  if (begins && isDuty(word) && next !== '') return [dutyFrom(tokens, at), ...furtherDuties(tokens, at)];
  return [];
};

/** The other verbs of a sentence that begins with a duty: `Draft contracts, conduct research and support …`. */
const furtherDuties = (tokens: readonly Token[], from: number): (Span | undefined)[] => {
  const spans: (Span | undefined)[] = [];
  for (let at = from + 1; at < tokens.length && !/[.;:!?\n•]/.test(tokens[at]?.gap ?? ''); at++) {
    const opens = /,/.test(tokens[at]?.gap ?? '') || /^and$/i.test(wordAt(tokens, at - 1));
    if (opens && isDuty(wordAt(tokens, at))) spans.push(dutyFrom(tokens, at));
  }
  return spans;
};

const overlaps = (span: Span, { first, last }: Span): boolean => span.first <= last && first <= span.last;

/** Whether a phrase is more than fillers and numbers. */
const saysSomething = (tokens: readonly Token[], { first, last }: Span): boolean =>
  tokens
    .slice(first, last + 1)
    .some(({ text, key }) => key.length > 2 && !STOP.test(text) && !/^[\d.]+$/.test(text));

/** The skills that a text asks for in other words than those of the vocabulary, whose mentions come first. */
export const phrasesAmong = (
  tokens: readonly Token[],
  known: readonly FoundMention[],
  text: string,
): Mention[] => {
  const taken: Span[] = [...known];
  const phrases: Mention[] = [];
  for (let at = 0; at < tokens.length; at++)
    for (const span of spansAt(tokens, at)) {
      if (!span || taken.some((other) => overlaps(span, other)) || !saysSomething(tokens, span)) continue;
      const [from, to] = [tokens[span.first], tokens[span.last]];
      if (!from || !to) continue;
      taken.push(span);
      phrases.push({ skill: plainSkill(text.slice(from.start, to.end)), start: from.start, end: to.end });
    }
  return phrases;
};
