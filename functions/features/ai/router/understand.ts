import type { Slots } from '#functions/core/advisor/tool.ts';
import { toolFor } from '../tools.ts';
import { featuresOf, kindsOf } from './features.ts';
import { asksForOthers, inheritedIntent, inheritedSlots, leaningOf, oftenFollows } from './follow-up.ts';
import { isOtherLanguage } from './language.ts';
import { type Model, readModel, sharesOf } from './model.ts';
import { visibleText } from './plain-text.ts';
import { partsOf } from './questions.ts';
import { refusalIn } from './refusals.ts';
import { type FoundSlots, isPlace, slotsIn } from './slots.ts';
import { isOfTitles } from './titles.ts';
import { type Context, REFUSALS, TALK, type Understood } from './understood.ts';
import { trainedBytes } from './weights.ts';
import { type Word, wordsOf } from './words.ts';

/** Below this share the best three are offered. */
const SURE = 0.3;
/** From this share on a question is declined for what the scorer sees in it. */
const DECLINED = 0.45;
/** Words of one message whose spelling is looked up. */
const MOST_CORRECTED = 16;
/** From this share on a message is a greeting or thanks: words that say nothing else lean to these, too. */
const TALKS = 0.75;
/** From this share on, a question asks for something by itself, although it has nothing but values: "find remote internships". */
const CLEAR = 0.8;
/** What a question that points at the last answer gains for what often follows it, in logits. */
const FOLLOWING = 1.2;

let loaded: Model | undefined;
/** Reads the weights with the first question. */
const model = (): Model => {
  loaded ??= readModel(trainedBytes());
  return loaded;
};

/** Whether a word is spelled as it should be: one that questions, titles or places have, or another form of such a word. */
const isSpelled = (text: string, { speller }: Model): boolean => {
  const other = text.endsWith('s') ? text.slice(0, -1) : `${text}s`;
  return speller.has(text) || isPlace(text) || isOfTitles(text) || speller.has(other);
};

/** The words as they were probably meant. */
const corrected = (words: readonly Word[], model: Model): Word[] => {
  let looked = 0;
  return words.map((word) => {
    const isName = /^\p{Lu}/u.test(word.typed) && !word.first;
    if (isSpelled(word.text, model) || looked >= MOST_CORRECTED) return word;
    looked += 1;
    const nearest = model.speller.nearest(word.text);
    return nearest === undefined || (isName && !/^\p{Lu}+$/u.test(word.typed))
      ? word
      : { ...word, text: nearest };
  });
};

interface Scored {
  readonly words: readonly Word[];
  readonly found: FoundSlots;
  /** Classes with their shares, the likeliest first. */
  readonly ranked: readonly { readonly name: string; readonly share: number }[];
}

const score = (words: readonly Word[], context: Context): Scored => {
  const { classes, logits, isOwn, speller } = model();
  const found = slotsIn(words, context.references, speller.has);
  const features = featuresOf(kindsOf(words, found), found.slots.skills.length > 0, isOwn);
  const own = logits(features);
  const { previous } = context;
  if (previous && leaningOf(words, found).points)
    for (const [index, name] of classes.entries())
      if (oftenFollows(name, previous.intent)) own[index] = (own[index] ?? 0) + FOLLOWING;
  const isPossible = (index: number): boolean => {
    const name = classes[index] ?? '';
    return !name.includes('.') || toolFor(name, context.role) !== undefined;
  };
  const shares = sharesOf(own, isPossible);
  const ranked = classes
    .map((name, index) => ({ name, share: shares[index] ?? 0 }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  return { words, found, ranked };
};

const slotsOf = ({ words, found }: Scored, typed: string): Slots => ({
  text: words.map(({ text }) => text).join(' '),
  typed,
  ...found.slots,
});

const declined = (ranked: Scored['ranked']): Understood | undefined => {
  const refusals = ranked.filter(({ name }) => name.startsWith('refusal:'));
  const share = refusals.reduce((sum, refusal) => sum + refusal.share, 0);
  const reason = REFUSALS.find((one) => refusals[0]?.name === `refusal:${one}`);
  return share >= DECLINED && reason !== undefined ? { kind: 'refusal', reason } : undefined;
};

/** Whether a question asks clearly for something else than the one before, and does not begin as if it went on with that. */
const asksAnew = ({ ranked, words, found }: Scored, previous: string): boolean => {
  const clear = ranked.find(({ name, share }) => name.includes('.') && share >= CLEAR);
  return clear !== undefined && clear.name !== previous && !leaningOf(words, found).opens;
};

/** What one question asks. */
const understandOne = (words: readonly Word[], typed: string, context: Context): Understood => {
  const text = words.map((word) => word.text).join(' ');
  const { previous } = context;
  if (previous && asksForOthers(words)) {
    const others = (previous.slots.others ?? 0) + 1;
    const slots = inheritedSlots({ text, typed, skills: [], others }, previous);
    return { kind: 'tool', intent: previous.intent, slots };
  }
  const reason = refusalIn(text, context.role);
  if (reason) return { kind: 'refusal', reason };
  const scored = score(words, context);
  const slots = slotsOf(scored, typed);
  const goesOn = previous && !asksAnew(scored, previous.intent);
  const inherited = goesOn ? inheritedIntent(words, scored.found, previous) : undefined;
  if (previous && inherited !== undefined && toolFor(inherited, context.role) !== undefined)
    return { kind: 'tool', intent: inherited, slots: inheritedSlots(slots, previous) };
  const { ranked } = scored;
  const refusal = declined(ranked);
  if (refusal) return refusal;
  const [best] = ranked;
  const isStrange = words.every((word) => !model().speller.has(word.text));
  if (!best || best.name === 'outside' || isStrange) return { kind: 'outside' };
  const talk = TALK.find((what) => best.name === `talk:${what}`);
  if (talk && best.share >= TALKS) return { kind: 'talk', what: talk };
  const tools = ranked.filter(({ name }) => name.includes('.'));
  if (best.share < SURE || !best.name.includes('.'))
    return { kind: 'choices', intents: tools.slice(0, 3).map(({ name }) => name), slots };
  const keeps = previous?.intent === best.name && leaningOf(words, scored.found).points;
  return {
    kind: 'tool',
    intent: best.name,
    slots: keeps && previous ? inheritedSlots(slots, previous) : slots,
  };
};

/** The article whose title a message is: one that is about what other questions are declined for, too. */
const articleOf = (words: readonly Word[], typed: string): Understood => ({
  kind: 'tool',
  intent: 'library.article',
  slots: { text: words.map(({ text }) => text).join(' '), typed, skills: [] },
});

/**
 * What a message asks for: one question, or two of it. Answers any text, in time that does not grow with it, and the same for
 * the same message and context.
 */
export const understand = (message: string, context: Context): Understood[] => {
  const visible = visibleText(message);
  const { speller } = model();
  const typed = wordsOf(visible);
  // Some titles are names, which are words of no language.
  if (model().isTitle(typed)) return [articleOf(typed, message)];
  if (isOtherLanguage(visible, speller.has)) return [{ kind: 'refusal', reason: 'language' }];
  if (typed.length === 0) return [{ kind: 'outside' }];
  const words = corrected(typed, model());
  const parts = partsOf(words, (part) => score(part, { ...context, previous: undefined }).ranked);
  const [first = words, second] = parts;
  const one = understandOne(first, message, context);
  if (!second) return [one];
  const previous = one.kind === 'tool' ? one : context.previous;
  const two = understandOne(second, message, { ...context, ...(previous && { previous }) });
  return one.kind === 'tool' && two.kind === 'tool' && one.intent === two.intent
    ? [understandOne(words, message, context)]
    : [one, two];
};
