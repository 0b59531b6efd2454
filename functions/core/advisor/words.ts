const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number in a sentence: a word up to ten, `no` for 0, and figures beyond: `1,200`. */
export const numberWord = (count: number): string => SMALL[count] ?? count.toLocaleString('en-US');

/** `one opening`, `three openings`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberWord(count)} ${count === 1 ? one : many}`;

/** `a project posting`, `an internship posting`. */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `SQL, Python and Docker`; empty for nothing. */
export const listed = (items: readonly string[]): string => AND.format(items);

/** At most `most` of the items, and how many more there are: `SQL, Python and four more`. */
export const listedUpTo = (items: readonly string[], most: number): string =>
  items.length <= most
    ? listed(items)
    : listed([...items.slice(0, most), `${numberWord(items.length - most)} more`]);

/** With a capital letter at the beginning. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A title in quotation marks, inside a sentence. */
export const quoted = (title: string): string => `“${title}”`;

const ORDINALS = ['first', 'second', 'third'];

/** The questions with which one of several records is chosen, as the router understands them: `The first one`. */
export const choicesOf = (count: number): string[] =>
  ORDINALS.slice(0, count).map((word) => `The ${word} one`);
