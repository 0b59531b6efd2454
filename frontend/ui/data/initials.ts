import type { Names } from '#shared/core/names.ts';

/** The first and the last word of a name that is known as a whole, for an Avatar. */
export const initialsOf = (name: string): Names => {
  const words = name.split(' ');
  return { firstName: words[0] ?? '', lastName: words.length > 1 ? (words.at(-1) ?? '') : '' };
};
