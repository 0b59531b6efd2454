import { keyOfSkill } from './fold.ts';
import { linesOf, nameIn, partsOfLine, type SkillGroup } from './group.ts';
import { OPEN_DATA } from './open-data.data.ts';
import { PROFESSIONS } from './professions.data.ts';
import { TECHNOLOGY } from './technology.data.ts';

export const GROUPS: readonly SkillGroup[] = [...TECHNOLOGY, ...PROFESSIONS, ...OPEN_DATA];

interface Spelling {
  readonly skill: string;
  /** An everyday word, too. */
  readonly ambiguous: boolean;
  /** The canonical name of a tool or a technology, which vendors put their names before. */
  readonly tool: boolean;
}

const spellings = new Map<string, Spelling>();
const qualities = new Set<string>();
const implied = new Map<string, readonly string[]>();
const related = new Map<string, Set<string>>();

const addLine = (line: string, tool: boolean): string => {
  const { names, implies } = partsOfLine(line);
  const skill = nameIn(names[0] ?? '');
  for (const [index, spelling] of names.entries()) {
    const key = keyOfSkill(nameIn(spelling));
    const ambiguous = spelling.startsWith('?');
    if (!spellings.has(key)) spellings.set(key, { skill, ambiguous, tool: tool && index === 0 });
  }
  if (implies.length > 0) implied.set(skill, implies);
  return skill;
};

const relate = (skill: string, other: string): void => {
  const all = related.get(skill) ?? new Set();
  related.set(skill, all.add(other));
};

/** Groups write a skill whose name has a slash without it. */
const skillNamed = (name: string): string => spellings.get(keyOfSkill(name))?.skill ?? name;

const addRelated = (cluster: readonly string[]): void => {
  for (const skill of cluster) for (const other of cluster) if (skill !== other) relate(skill, other);
};

for (const group of GROUPS) {
  for (const line of linesOf(group)) {
    const skill = addLine(line, !PROFESSIONS.includes(group));
    if (group.qualities) qualities.add(skill);
  }
}
for (const { related: clusters } of GROUPS)
  for (const cluster of clusters) addRelated(cluster.split('/').map(skillNamed));

const NONE: readonly string[] = [];

/** What is known of a spelling, also in the singular or plural; undefined when it is not in the vocabulary. */
export const spellingOf = (key: string): Spelling | undefined => {
  const exact = spellings.get(key);
  if (exact || key.length < 5) return exact;
  if (!key.endsWith('s')) return spellings.get(`${key}s`);
  return (
    spellings.get(key.slice(0, -1)) ??
    (key.endsWith('ies') ? spellings.get(`${key.slice(0, -3)}y`) : undefined)
  );
};

/** The skills that a skill implies directly: Next.js implies React. */
export const impliedBy = (skill: string): readonly string[] => implied.get(skill) ?? NONE;

/** Whether a skill is a quality of a person, such as patience. */
export const isQuality = (skill: string): boolean => qualities.has(skill);

/** The skills that are worth a part of this one. */
export const relatedTo = (skill: string): ReadonlySet<string> | undefined => related.get(skill);
