import { headingWords } from './heading-words.ts';

/** What is read of the sections without a kind of their own, where their heading names it and nothing else. */
export type ListKind = 'volunteer' | 'awards' | 'publications';

/** Words of their headings, without accents. */
const WORDS: Readonly<Record<ListKind, string>> = {
  volunteer:
    'volunteer volunteering voluntary ehrenamt ehrenamtliches benevolat voluntariado volontariato vrijwilligerswerk wolontariat',
  awards:
    'awards award honors honours honor honour scholarships scholarship fellowships prizes auszeichnungen stipendien distinctions prix bourses premios becas premi borse nagrody stypendia',
  publications:
    'publications publication publikationen veroffentlichungen publicaciones publicacoes pubblicazioni publikacje',
};
/** Words that stand beside them, as in "Volunteer Experience". */
const BESIDE: Readonly<Record<ListKind, string>> = {
  volunteer: 'experience experiences work activities engagement service',
  awards: 'and grants recognition & und et y e i',
  publications: 'selected ausgewahlte peer reviewed journal articles list of',
};

/** What a section with this heading lists; undefined when it names anything else, such as "Awards and interests". */
export const listKind = (heading: string): ListKind | undefined => {
  const words = headingWords(heading);
  const kinds: ListKind[] = ['volunteer', 'awards', 'publications'];
  return kinds.find((kind) => {
    const own = new Set(WORDS[kind].split(' '));
    const all = new Set([...own, ...BESIDE[kind].split(' ')]);
    return words.some((word) => own.has(word)) && words.every((word) => all.has(word));
  });
};
