/** Characters that show nothing or only change the order in which others are shown. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/** Text as skills compare it: compatibility forms, accents, case and invisible characters make no difference. */
const fold = (text: string): string =>
  text.normalize('NFKC').replace(INVISIBLE, '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const TWO_SPELLINGS = /[iy]s|our|ll|paed|licence|centre|programme/;

/** British and American endings as one; it needs no exceptions, because both sides of a comparison are treated alike. */
const oneSpelling = (folded: string): string => {
  if (!TWO_SPELLINGS.test(folded)) return folded;
  return folded
    .replace(/([iy])s(e|ed|es|er|ing|ation|ations|ational)(?![a-z])/g, '$1z$2')
    .replace(/(behavi|lab|col|hon|fav)our/g, '$1or')
    .replace(/(mode|counse|labe|trave)ll(?=ing|ed)/g, '$1l')
    .replace(/paed/g, 'ped')
    .replace(/licence/g, 'license')
    .replace(/centre/g, 'center')
    .replace(/programme(?![a-z])/g, 'program');
};

/** Most words: nothing but letters and digits. */
const PLAIN = /^[A-Za-z0-9]+$/;

/**
 * The key by which spellings of a skill are found: `React JS`, `react.js` and `ReactJS` have the same one. It keeps
 * letters, digits, and the signs of `C++` and `C#`; a leading dot and an ampersand are written out.
 */
export const keyOfSkill = (text: string): string => {
  if (PLAIN.test(text)) return oneSpelling(text.toLowerCase());
  return oneSpelling(fold(text))
    .replace(/(^|[^\p{L}\p{N}])\.(?=\p{L})/gu, '$1dot')
    .replaceAll('&', 'and')
    .replace(/(?<=\d)\+/g, '')
    .replace(/[^\p{L}\p{N}+#]/gu, '');
};

/** A skill that the vocabulary does not have: its words in one spelling, separated by single spaces. */
export const plainSkill = (text: string): string =>
  oneSpelling(fold(text.replace(/\s+/g, ' ')))
    .replace(/['’]|(?<=\b[a-z])-(?=[a-z])/g, '')
    .replace(/[^\p{L}\p{N}+#.&]+/gu, ' ')
    .trim();
