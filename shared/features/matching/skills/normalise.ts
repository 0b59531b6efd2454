import { keyOfSkill, plainSkill } from './fold.ts';
import { phraseForm } from './nouns.ts';
import { spellingOf, spellingOfPhrase, spellingOfRole } from './vocabulary.ts';

const QUALIFIERS =
  /^(?:advanced|basic|intermediate|strong|excellent|good|solid|proven|expert|proficient|proficiency|experience|experienced|knowledge|understanding|working knowledge|skilled|certified|professional|modern|valid|full|clean|fluent|business|spoken|written|bilingual)(?: (?:in|of|with|using))? /i;
const VENDORS =
  /^(?:the mathworks|mathworks|microsoft|ms|google|apache|amazon|aws|oracle|adobe|ibm|hashicorp|atlassian|autodesk|apple|red hat|cisco|meta|jetbrains|dassault systemes|ptc|siemens|intuit) /i;
const VERSION = /(?: ?v?\d+(?:\.[\dx]+)*\+?| cc| cs\d| lts| pro| enterprise)$/i;
const GENERAL =
  /(?: programming)? (?:skills?|programming|(?:programming )?languages?|frameworks?|librar(?:y|ies)|software|tools?|platforms?|systems?|technolog(?:y|ies)|experience|proficiency|knowledge|certifi(?:cation|ed|cate)|expertise|development|administration|techniques|principles|abilities|basics|fundamentals|procedures|reviews?|repairs?|duties|tasks|work|regulations|requirements|practices|methods|methodolog(?:y|ies)|standards|protocols|concepts|rules|guidelines)$/i;

/** Each removes something that does not change which skill is meant. */
const SHORTER: readonly ((text: string) => string)[] = [
  (text) => text.replace(/ ?\([^()]*\)/g, '').trim(),
  (text) => text.replace(VERSION, ''),
  (text) => text.replace(GENERAL, ''),
  (text) => text.replace(QUALIFIERS, ''),
];

const known = (text: string): string | undefined => spellingOf(keyOfSkill(text))?.skill;

/** A phrase in another form than those of the vocabulary, such as `managing budgets` or `data analyst`. */
const knownPhrase = (text: string): string | undefined => {
  const words = plainSkill(text).split(' ');
  return (spellingOfPhrase(words.join(' ')) ?? spellingOfRole(words))?.skill;
};

/** A product's name behind its vendor's. Only names of tools: Google Analytics is more than analytics. */
const withoutVendor = (text: string): string | undefined => {
  const rest = text.replace(VENDORS, '');
  const found = rest === text ? undefined : spellingOf(keyOfSkill(rest));
  return found?.tool && found.mark !== '?' ? found.skill : undefined;
};

const search = (text: string, depth: number): string | undefined => {
  const found = known(text) ?? withoutVendor(text);
  if (found !== undefined || depth === 0) return found;
  for (const shorten of SHORTER) {
    const shorter = shorten(text);
    const result = shorter === text || shorter === '' ? undefined : search(shorter, depth - 1);
    if (result !== undefined) return result;
  }
  return knownPhrase(text);
};

/** The skill of the vocabulary that a text names as a whole, such as an entry of a list of skills; undefined for none. */
export const knownSkill = (text: string): string | undefined => {
  const tidy = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s_]+/g, ' ')
    .trim();
  const bracket = /\(([^()]+)\)/.exec(tidy)?.[1];
  return search(tidy, 3) ?? (bracket === undefined ? undefined : known(bracket));
};

/**
 * The canonical name of a skill, in whatever spelling it was entered: `react js` and `React 18` are `React`. One that
 * the vocabulary does not have is its own name, in lower case and one spelling.
 */
export const normaliseSkill = (text: string): string => {
  const found = knownSkill(text);
  if (found !== undefined) return found;
  const plain = plainSkill(text.replace(VERSION, '').replace(/ skills?$/i, ''));
  return phraseForm(plain) ?? plain;
};
