import type { ProvenSkill } from '#shared/core/proven-skill.ts';
import type { SomeSections } from '../profile/sections.ts';
import { CREDITS } from './arithmetic.ts';
import { provenClaims } from './proofs.ts';
import { statedSkills } from './prose.ts';
import { skillsOfTitle } from './roles.ts';
import { mentionsInLine } from './skills/mentions.ts';
import { normaliseSkill } from './skills/normalise.ts';
import { impliedBy, relatedTo } from './skills/vocabulary.ts';

/** A profile: its sections, as far as they are filled in, and what others have proven of its user, which no section says. */
export type Profile = SomeSections & { readonly proven?: readonly ProvenSkill[] | undefined };

/** Where a profile names a skill, and what that is worth. */
export interface Claim {
  readonly skill: string;
  readonly credit: number;
  /** The line of the profile. */
  readonly line: string;
  /** What shows it: the title of an entry; undefined for what is only listed. */
  readonly shownBy?: string;
  /** What proves or shows it without the word of the user. */
  readonly proof?: ProvenSkill;
}

const joined = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ');

/** The titles of the entries that can show a skill, by their ids. */
const entriesById = ({
  work = [],
  projects = [],
  education = [],
  certificates = [],
}: Profile): Map<string, string> => {
  const titles = new Map<string, string>();
  const add = (id: string | undefined, title: string) =>
    id !== undefined && id !== '' && titles.set(id, title);
  for (const { id, position, name } of work) add(id, joined([position, name]));
  for (const { id, name } of [...projects, ...certificates]) add(id, name);
  for (const { id, studyType, institution } of education) add(id, joined([studyType, institution]));
  return titles;
};

const listed = ({ skills = [] }: Profile, entries: ReadonlyMap<string, string>): Claim[] =>
  skills.map(({ name, backedBy }) => {
    const shownBy = backedBy === undefined ? undefined : entries.get(backedBy);
    const claim = { skill: normaliseSkill(name), line: name };
    return shownBy === undefined
      ? { ...claim, credit: CREDITS.listed }
      : { ...claim, credit: CREDITS.shown, shownBy: shownBy || name };
  });

const shown = (title: string, texts: readonly (string | undefined)[]): Claim[] =>
  texts.flatMap((text) =>
    statedSkills(text ?? '').map(({ skill, statement }) => ({
      skill,
      credit: CREDITS.shown,
      line: statement,
      shownBy: title || statement,
    })),
  );

const fromWork = ({ work = [] }: Profile): Claim[] =>
  work.flatMap(({ position = '', name, highlights = [] }) => {
    const title = joined([position, name]);
    const roles = skillsOfTitle(position).map((skill) => ({
      skill,
      credit: CREDITS.shown,
      line: position,
      shownBy: title,
    }));
    return [...roles, ...shown(title, highlights)];
  });

const fromProjects = ({ projects = [] }: Profile): Claim[] =>
  projects.flatMap(({ name, description, highlights = [] }) =>
    shown(name, [name, description, ...highlights]),
  );

const fromStudies = ({ education = [], certificates = [], languages = [] }: Profile): Claim[] => [
  ...education.flatMap(({ area = '', studyType = '' }) =>
    mentionsInLine(`${area}\n${studyType}`).map(({ skill }) => ({
      skill,
      credit: CREDITS.listed,
      line: area || studyType,
    })),
  ),
  ...certificates.flatMap(({ name }) =>
    mentionsInLine(name).map(({ skill }) => ({ skill, credit: CREDITS.shown, line: name, shownBy: name })),
  ),
  ...languages.map(({ language }) => ({
    skill: normaliseSkill(language),
    credit: CREDITS.listed,
    line: language,
  })),
];

/**
 * Where the sections of a profile name skills: listed ones, and those that entries show. The summary, the headline and the
 * keywords of a skill are no claims: they would let a list of keywords count.
 */
export const writtenClaims = (profile: SomeSections): Claim[] => [
  ...listed(profile, entriesById(profile)),
  ...fromWork(profile),
  ...fromProjects(profile),
  ...fromStudies(profile),
];

/**
 * Where a profile has skills on the day `asOf` (`YYYY-MM-DD`): what is proven, which comes first so that a receipt cites it
 * among equals, and what its user wrote.
 */
export const claimsOf = (profile: Profile, asOf: string): Claim[] => [
  ...provenClaims(profile.proven ?? [], asOf),
  ...writtenClaims(profile),
];

/** How a skill is covered: by which claim, and by which other skill when it is implied or similar. */
export interface Coverage {
  readonly credit: number;
  readonly claim: Claim;
  readonly through?: { readonly skill: string; readonly how: 'implied' | 'related' };
}

/** The best coverage of each skill by the claims, with what they imply and what is similar to it. */
export const coverageBy = (claims: readonly Claim[]): Map<string, Coverage> => {
  const covered = new Map<string, Coverage>();
  const cover = (skill: string, coverage: Coverage): boolean => {
    if (skill === '' || (covered.get(skill)?.credit ?? 0) >= coverage.credit) return false;
    covered.set(skill, coverage);
    return true;
  };
  for (const claim of claims) cover(claim.skill, { credit: claim.credit, claim });
  const waiting = [...covered.keys()];
  for (let skill = waiting.pop(); skill !== undefined; skill = waiting.pop()) {
    const own = covered.get(skill);
    if (!own) continue;
    for (const other of impliedBy(skill))
      if (cover(other, { ...own, through: { skill, how: 'implied' } })) waiting.push(other);
  }
  for (const [skill, { claim }] of [...covered])
    for (const other of relatedTo(skill) ?? [])
      cover(other, { credit: CREDITS.related, claim, through: { skill, how: 'related' } });
  return covered;
};
