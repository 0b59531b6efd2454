/** Letters of other scripts that look like Latin ones, each before the one that it looks like (Unicode’s confusables.txt). */
const PAIRS =
  'аaАaВbсcСcԁdеeЕeһhНhіiІiјjЈjкkКkМmпnоoОoрpРpԛqѕsЅsТtтtυuѵvѴvԝwхxХxуyУyΑaαaΒbΕeΖzΗhΙiιiΚkκkΜmΝnΟoοoΡpρpΤtτtΧxχxΥyνvγyɑaıiℓlսuօoһhց9ցg';
const LOOK_ALIKES = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, index): [string, string] => [
    PAIRS.charAt(2 * index),
    PAIRS.charAt(2 * index + 1),
  ]),
);

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const CONTROL = /[\p{Cc}\p{Z}]+/gu;
const MARK = /\p{M}+/gu;
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

const inLatin = (word: string): string =>
  Array.from(word, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');

/** A text in which letters that imitate Latin ones are Latin: in words of two scripts, and in texts that are Latin otherwise. */
const undisguised = (text: string): string => {
  if (!OTHER.test(text)) return text;
  const words = text.match(WORD) ?? [];
  const isLatin = words.filter((word) => LATIN.test(word)).length > words.length / 2;
  return text.replace(WORD, (word) => {
    if (!OTHER.test(word)) return word;
    const plain = inLatin(word);
    return LATIN.test(word) || (isLatin && !OTHER.test(plain)) ? plain : word;
  });
};

/** A text as its reader sees it: no characters that show nothing, ordinary letters, straight quotes, single spaces. */
export const visibleText = (typed: string): string =>
  undisguised(
    typed
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .replace(CONTROL, ' ')
      .replace(/[’‘`´ʼ]/g, "'"),
  ).trim();

/** The same in lower case without accents: `Résumé` is `resume`. */
export const plainText = (visible: string): string =>
  visible.normalize('NFKD').replace(MARK, '').toLowerCase();
