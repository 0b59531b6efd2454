import type { RuleText } from './finding.ts';
import { SOURCES } from './sources.ts';

export const SCRIPT_RULE: RuleText = {
  rule: 'disguised-script',
  severity: 'error',
  message: 'The text has letters of another script that look like Latin ones.',
  reason: 'Such letters hide words from search and from checks, and imitate the names of other companies.',
  suggestion: 'Type the word again on your keyboard.',
  source: SOURCES.spoofing,
};

/** Cyrillic, Greek and other letters that look like Latin ones (Unicode’s confusables.txt). */
const LOOK_ALIKES = 'АВЕЅІЈКМНОРСТХУѴаеѕіјорсухѵһԁԛԝгпΑΒΕΖΗΙΚΜΝΟΡΤΥΧορνικαυτℓⅼⅽⅾⅿⅰⅴⅹ';
const ONLY_LOOK_ALIKES = new RegExp(`^[${LOOK_ALIKES}]{3,}$`, 'u');
/** One such letter in a name with signs or digits: `С++`. */
const LONE = new RegExp(`[${LOOK_ALIKES}](?=\\+\\+|#|[0-9])`, 'u');
const MIXED = /\p{Script=Latin}/u;
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
/** Units and signs of formulas that belong in Latin text: `µs`, `Ωm`, `Δt`, `π`. */
const SIGNS = /[µμΩΔπλσαβγΣ]/gu;
/** Fullwidth, mathematical, enclosed and small-capital variants of Latin letters. */
const STYLED =
  /[\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1f170}-\u{1f189}]{2,}/u;

/**
 * The first word of a text that imitates Latin letters with others; undefined when there is none. Whole words in another
 * script are no imitation, unless all of their letters look Latin within a text that is Latin otherwise.
 */
export const disguisedWord = (text: string): string | undefined => {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const styled = STYLED.exec(text)?.[0];
  if (styled !== undefined) return styled;
  const latin = words.filter((word) => MIXED.test(word)).length;
  return (
    words.find((word) => {
      const letters = word.replace(SIGNS, '');
      if (MIXED.test(letters) && OTHER.test(letters)) return true;
      return latin > words.length / 2 && ONLY_LOOK_ALIKES.test(word);
    }) ?? LONE.exec(text)?.[0]
  );
};
