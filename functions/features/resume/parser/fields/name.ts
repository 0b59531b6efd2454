import { TITLE_ENDING, TITLE_WORDS } from '#functions/parts/resume/lexicon/work.ts';
import { cut, type Line, type Spot, spotOf } from '../layout/lines.ts';
import { headingKind } from '../sections/heading-words.ts';
import { partsOf, splitAt } from './contact.ts';
import { placeScore } from './place.ts';
import { type MaybeRead, read } from './read.ts';

const PARTICLE =
  /^(?:van|von|de|der|den|del|della|di|da|dos|das|do|du|la|le|el|al|bin|ibn|ben|ter|ten|zu|zur|y|e|af|av|d['’]|[A-Z]\.?)$/u;
const NAME_WORD = /^\p{Lu}[\p{L}'’.-]*$/u;
const NO_NAME =
  /^(?:curriculum|vitae|resume|résumé|lebenslauf|cv|page|profile|contact|portfolio|bewerbung|currículum|europass)$/iu;
/** Titles and pronouns behind a name. */
export const SUFFIX =
  /(?:\s*[,|]\s*|\s+)(?:ph\.?d\.?|m\.?d\.?|mba|msc|m\.sc\.?|bsc|jr\.?|cpa|rn|esq\.?|pe|pmp|bsn|dphil|mph|he\/him|she\/her|they\/them|\((?:he|she|they)[/\w]*\))(?=$|\s|,).*$/iu;
const PREFIX =
  /^(?:name|nom|nombre|nome)\s*:\s*|^(?:résumé|resume|cv|curriculum vitae|lebenslauf)\s*(?:of|de|von|di|[-–:|])\s*/iu;

/** How much a text looks like the name of a person; 0 when it cannot be one. */
const nameScore = (text: string): number => {
  const words = text.split(/\s+/);
  if (words.length < 1 || words.length > 6 || text.length > 50 || text.length < 3) return 0;
  if (/[\d@:/|#&+]/.test(text) || words.some((word) => NO_NAME.test(word))) return 0;
  const fit =
    words.every((word) => NAME_WORD.test(word) || PARTICLE.test(word)) ||
    (text === text.toLowerCase() && words.length <= 3);
  if (!fit || headingKind(text) !== undefined) return 0;
  const isTitle = words.some((word) => TITLE_WORDS.has(word.toLowerCase()) || TITLE_ENDING.test(word));
  const isPlace = placeScore(text) > 0.8;
  return (
    (words.length === 1 ? 0.4 : words.length <= 4 ? 1 : 0.7) * (isTitle ? 0.25 : 1) * (isPlace ? 0.3 : 1)
  );
};

type Named = { spot: Spot; score: number };

const NAME_LABEL =
  /^(?:(?:full |first )?name|nom(?: et prénom)?|nombre(?: y apellidos)?|nome(?: completo)?|vor- und nachname|naam|imię i nazwisko|namn|navn)\s*:?$/iu;

/** The name in the row of a form, after its label. */
const labelledName = (lines: readonly Line[]): Spot | undefined => {
  for (const { segments } of lines) {
    const [label, value] = segments;
    if (!label || !value || !NAME_LABEL.test(spotOf(label.words).text)) continue;
    const spot = spotOf(value.words);
    if (nameScore(spot.text) > 0) return spot;
  }
  return undefined;
};

/** The name: the largest text near the top that can be one; a second line in the same looks belongs to it. */
export const readName = (lines: readonly Line[], bodySize: number): MaybeRead => {
  const first = lines.filter(({ page }) => page === 1);
  const labelled = labelledName(first);
  if (labelled) return read(labelled, 0.97);
  const candidates: Named[] = [];
  for (const [index, line] of first.entries()) {
    for (const part of partsOf(line).slice(0, 3)) {
      const prefix = PREFIX.exec(part.text)?.[0].length ?? 0;
      const bare = cut(part, prefix);
      const suffix = SUFFIX.exec(bare.text);
      const [spot = bare] = splitAt(
        suffix && suffix.index > 2 ? cut(bare, 0, suffix.index) : bare,
        /,\s+(?=\p{L}+\.?(?:\s|$))/gu,
      );
      const size = Math.max(...spot.words.map((word) => word.size), 0);
      const fit = nameScore(spot.text);
      if (fit === 0) continue;
      const next = first[index + 1];
      const [below] = next ? partsOf(next) : [];
      const sameLooks =
        below &&
        spot.words[0] &&
        below.words[0] &&
        Math.abs((below.words[0]?.size ?? 0) - size) < 0.6 &&
        size > 1.4 * bodySize &&
        nameScore(below.text) > 0 &&
        spot.words.length + below.words.length <= 5;
      const joined =
        sameLooks && next && spot.words.length <= 2 && next.base - line.base < 2 * size
          ? spotOf([...spot.words, ...below.words])
          : spot;
      const single = joined.words.length === 1 ? 0.6 : 1;
      const early = Math.max(0, 1 - index / 12);
      candidates.push({ spot: joined, score: fit * single * (Math.min(3.2, size / bodySize) + 0.7 * early) });
    }
  }
  const [best, second] = candidates.toSorted((a, b) => b.score - a.score);
  if (!best) return null;
  return read(best.spot, best.score > 1.3 * (second?.score ?? 0) ? 0.97 : 0.75);
};
