import { resumeOf } from '#frontend/parts/profile/ownProfile.ts';
import type { Basics, Sections } from '#shared/features/profile/sections.ts';
import { fold, placeLine } from '#shared/features/resume/basics.ts';
import { addToSections } from '#shared/features/resume/sections.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { partsOf, type Result, type Row, rowsOf } from './rows.ts';

/** A field of the result beside what the profile has. */
export interface ReviewRow extends Row {
  /** What the profile has instead, where it can have only one: taking the field replaces it. */
  readonly existing?: string;
}

/** What is to be reviewed, and how many fields the profile has already. */
export interface Review {
  readonly rows: readonly ReviewRow[];
  readonly present: number;
}

const existingOf = (basics: Basics): Readonly<Record<string, string | undefined>> => ({
  name: basics.name,
  email: basics.email,
  phone: basics.phone,
  location: placeLine(basics),
  summary: basics.summary,
});

/** `experience.0.title` belongs to the entry `experience.0`, which is looked at as a whole. */
const entryOf = (id: string): string => id.split('.').slice(0, 2).join('.');

/** Compares a result with the profile: what would change nothing is not shown. */
export const reviewOf = (result: Result, profile: AnswerOf<'profile.own'>): Review => {
  const sections: Sections = resumeOf(profile).sections;
  const all = rowsOf(result);
  const entries = Map.groupBy(all, ({ id }) => entryOf(id));
  const isNew = (rows: readonly Row[]) =>
    Object.keys(addToSections(sections, partsOf(result, new Set(rows.map(({ id }) => id))))).length > 0;
  const rows = [...entries.values()].filter(isNew).flat();
  const existing = existingOf(sections.basics[0] ?? {});
  return {
    present: all.length - rows.length,
    rows: rows.map((row) => {
      const has = existing[row.id];
      return has && fold(has) !== fold(row.text) ? { ...row, existing: has } : row;
    }),
  };
};

/** What is taken at first: what the parser is sure of and does not replace anything. */
export const takenAtFirst = ({ rows }: Review): string[] =>
  rows.filter(({ doubtful, existing }) => !doubtful && existing === undefined).map(({ id }) => id);
