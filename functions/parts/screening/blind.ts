import { firstCharacter } from '#shared/core/characters.ts';
import type { SomeSections } from '#shared/features/profile/sections.ts';
import { HIDDEN_TEXT } from '#shared/features/screening/rules.ts';

/** What identifies a candidate: their name, what leads to them, and the schools where they studied. */
interface Identity {
  readonly name: string;
  readonly schools: readonly string[];
  readonly usernames: readonly string[];
}

/** Addresses of mail and of the web, and numbers to call. */
const CONTACT =
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}|(?:https?:\/\/|www\.)[^\s,;)]{1,500}|\+?\d[\d ()/-]{7,18}\d/giu;
/** Addresses without a scheme, in small letters: `ASP.NET` is a skill. */
const DOMAIN =
  /\b[\w-]{1,63}(?:\.[\w-]{1,63}){0,3}\.(?:com|org|net|edu|dev|me|app|page|uk|io|de|fr)\b(?:\/[^\s,;)]{0,500})?/gu;

/** Names of schools: words with a capital before or after the word for one. */
const SCHOOL_WORD = '(?:Universi\\p{L}{1,4}|College|Institute|Polytechnic|Academy|Hochschule|School)';
const NAMED = "\\p{Lu}[\\p{L}\\p{N}'’.&-]{0,40}";
const SCHOOL = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${NAMED} ){1,4}${SCHOOL_WORD}(?: of(?: (?:and )?${NAMED}){1,4})?(?![\\p{L}\\p{N}])` +
    `|(?<![\\p{L}\\p{N}])${SCHOOL_WORD} (?:of |at |in |de |der )?(?:the )?${NAMED}(?: (?:and )?${NAMED}){0,3}`,
  'gu',
);

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** The initials of a school, where there are three of them or more: `Massachusetts Institute of Technology` is `MIT`. */
const initialsOf = (school: string): string[] => {
  const initials = wordsOf(school)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map(firstCharacter)
    .join('');
  return initials.length >= 3 ? [initials] : [];
};

/** A pattern that finds these texts where they are whole words; undefined without any. */
const wholeWords = (texts: readonly string[], flags: string): RegExp | undefined => {
  // The longest first: a whole name before a part of it.
  const known = [...new Set(texts)].filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
  if (known.length === 0) return undefined;
  const alternatives = known.map((text) => escaped(text).replaceAll(/\s+/g, '\\s+')).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, flags);
};

/** The forms in which a name is written: its words, and first and last name together as in addresses. */
const formsOf = (name: string): string[] => {
  const words = wordsOf(name).flatMap((word) => [word, ...word.split('-')]);
  const [first = '', last = ''] = [wordsOf(name).at(0), wordsOf(name).at(-1)];
  const joined = ['', '.', '-', '_'].flatMap((mark) => [`${first}${mark}${last}`, `${last}${mark}${first}`]);
  return [name, ...words, ...(first === '' || first === last ? [] : joined)];
};

/** Who a candidate is, as the profile says that was sent. */
export const identityOf = (
  card: { readonly name: string; readonly university: string },
  sections: SomeSections = {},
): Identity => ({
  name: card.name,
  schools: [card.university, ...(sections.education ?? []).map(({ institution = '' }) => institution)].filter(
    (school) => school !== '',
  ),
  usernames: (sections.basics?.[0]?.profiles ?? [])
    .map(({ username = '' }) => username)
    .filter((username) => username.length > 2),
});

/**
 * Hides in texts of a candidate what identifies them. It hides rather too much than too little: a word that is also part
 * of the name goes, wherever it is.
 */
export const hideIdentity = ({ name, schools, usernames }: Identity): ((text: string) => string) => {
  const patterns = [
    CONTACT,
    DOMAIN,
    wholeWords([...formsOf(name), ...schools, ...usernames], 'giu'),
    // As they are written: `MIT` is a school, and `mit` a word.
    wholeWords(schools.flatMap(initialsOf), 'gu'),
    SCHOOL,
  ].filter((pattern) => pattern !== undefined);
  return (text) => patterns.reduce((rest, pattern) => rest.replaceAll(pattern, HIDDEN_TEXT), text);
};

/** The same for a candidate whose name the caller has revealed: nothing is hidden. */
export const showIdentity = (text: string): string => text;
