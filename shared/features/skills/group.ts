/** A part of the curated vocabulary. */
export interface SkillGroup {
  /** Who made the list: `Fledge`, or the open data that it was reviewed from (decision 0172). */
  readonly source: string;
  /** Qualities of a person, which postings mention and people rarely list. */
  readonly qualities?: true;
  /**
   * Skills, separated by `;`: the canonical name, its other spellings after `|`, and after `>` the skills that it
   * implies. A spelling that begins with `?` is an everyday word, too: in running text it needs another sign of a skill.
   */
  readonly skills: string;
  /** Skills, separated by `/`, each of which is worth a part of each other one. It does not carry over to a third. */
  readonly related: readonly string[];
}

/** The parts of one line: its spellings, the canonical one first, and what it implies. */
export const partsOfLine = (line: string): { names: string[]; implies: string[] } => {
  const [names = '', implies = ''] = line.trim().split('>');
  return { names: names.split('|'), implies: implies === '' ? [] : implies.split(',') };
};

/** The lines of a group. */
export const linesOf = ({ skills }: SkillGroup): string[] =>
  skills.split(';').filter((line) => line.trim() !== '');

/** A spelling without its mark. */
export const nameIn = (spelling: string): string => spelling.replace(/^\?/, '');
