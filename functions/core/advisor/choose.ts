import { allArePrefixes, queryWords, wordsOf } from '#shared/features/matching/search-terms.ts';
import type { Reference, ReferenceKind, ToolCall } from './tool.ts';

type Asked = Pick<ToolCall, 'slots' | 'references'>;

/** The names that a question has for a record, from the most precise one: `data intern orkney`, `orkney`, `data intern`. */
export const namesIn = ({ title = '', name = '' }: ToolCall['slots']): string[] => [
  ...new Set([`${title} ${name}`, name, title].map((one) => one.trim()).filter(Boolean)),
];

/** Those of the records whose label has all words of a name of the question, by its most precise name that finds any. */
export const namedAmong = <T>(
  records: readonly T[],
  labelOf: (record: T) => string,
  slots: ToolCall['slots'],
): T[] => {
  for (const name of namesIn(slots)) {
    const words = queryWords(name);
    const found = records.filter((record) => allArePrefixes(words, wordsOf(labelOf(record))));
    if (words.length > 0 && found.length > 0) return found;
  }
  return [];
};

const at = <T>(records: readonly T[], ordinal: number): T | undefined =>
  records.at(ordinal > 0 ? ordinal - 1 : ordinal);

/**
 * The records of some kinds, of those that the last answer named, that a question refers to: by ordinals, or by name. Without
 * either, the only one that there is. Several when the question leaves it open.
 */
export const referredTo = ({ slots, references }: Asked, kinds: readonly ReferenceKind[]): Reference[] => {
  const candidates = references.filter(({ kind }) => kinds.includes(kind));
  const ordinals = slots.ordinals ?? (slots.ordinal === undefined ? [] : [slots.ordinal]);
  if (ordinals.length > 0) return ordinals.flatMap((ordinal) => at(candidates, ordinal) ?? []);
  if (namesIn(slots).length > 0) return namedAmong(candidates, ({ label }) => label, slots);
  return candidates;
};
