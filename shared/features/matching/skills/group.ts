/** A part of the curated vocabulary. */
export interface SkillGroup {
  /** Who made the list: `Fledge`, or the open data that it was reviewed from (decision 0172). */
  readonly source: string;
  /** Qualities of a person, which postings mention and people rarely list. */
  readonly qualities?: true;
  /**
   * Skills, separated by `;`: the canonical name, its other spellings after `|`, after `#` the sets of similar skills that
   * it is in, each named by two letters, and after `>` the skills that it implies. Each skill of a set is worth a part of
   * each other one; that does not carry over to another set. Names are in lower case, unless their capitals differ from those of a title; `=` marks one that has none.
   * In a spelling, `~` repeats the name, `_` its last word, and `<` the words before that. A spelling that begins with
   * `?` is the name of a thing that is an everyday word, too: in running text it needs another sign of a skill. One that
   * begins with `!` is a general word, which needs a sentence that asks for it.
   */
  readonly skills: string;
}

/** A spelling of a skill, and what it may mean otherwise in running text. */
export interface SpellingLine {
  readonly text: string;
  readonly mark: '' | '?' | '!';
}

const SMALL = /^(?:and|of|to|for|in|the|on|with|a|at)$/;

/** A name with the capitals of a title, unless it has its own. */
export const capitalised = (name: string): string => {
  if (name.startsWith('=')) return name.slice(1);
  if (name !== name.toLowerCase()) return name;
  return name.replace(/(^|[ /-])(\p{Ll}+)/gu, (found, before: string, word: string) =>
    before !== '' && SMALL.test(word) ? found : before + word.charAt(0).toUpperCase() + word.slice(1),
  );
};

const spellingIn = (text: string): SpellingLine => {
  const mark = text.startsWith('?') ? '?' : text.startsWith('!') ? '!' : '';
  return { text: text.slice(mark.length), mark };
};

/** A skill of the vocabulary. */
export interface SkillLine {
  /** The canonical name. */
  readonly name: string;
  /** All of its spellings, the canonical name first. */
  readonly spellings: readonly SpellingLine[];
  /** The sets of similar skills that it is in. */
  readonly sets: readonly string[];
  readonly implies: readonly string[];
}

/** The parts of one line. */
export const partsOfLine = (line: string): SkillLine => {
  const [head = '', implies = ''] = line.trim().split('>');
  // A name may have the sign itself, such as C#.
  const [, texts = head, sets = ''] = /^(.+)#((?:[a-z]{2})+)$/.exec(head) ?? [];
  const [first = '', ...others] = texts.split('|');
  const own = spellingIn(first);
  const name = capitalised(own.text);
  const words = name.toLowerCase().split(' ');
  const written: Readonly<Record<string, string>> = {
    '~': words.join(' '),
    '<': words.slice(0, -1).join(' '),
    _: words.at(-1) ?? '',
  };
  const spellings = others.map((other) => {
    const { text, mark } = spellingIn(other);
    return { text: text.replace(/[~<_]/g, (sign) => written[sign] ?? ''), mark };
  });
  return {
    name,
    spellings: [{ text: name, mark: own.mark }, ...spellings],
    sets: sets.match(/../g) ?? [],
    implies: implies === '' ? [] : implies.split(',').map(capitalised),
  };
};

/** The lines of a group. */
export const linesOf = ({ skills }: SkillGroup): string[] =>
  skills.split(';').filter((line) => line.trim() !== '');
