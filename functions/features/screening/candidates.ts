import { createHmac } from 'node:crypto';
import { byText } from '#functions/core/by-text.ts';
import { env } from '#functions/core/env.ts';
import { idFrom } from '#functions/core/ids.ts';
import { applicantsOfPosting } from '#functions/parts/applicants/packed/read.ts';
import type { PackedRow } from '#functions/parts/applicants/packed/storage.ts';
import { hideIdentity, identityOf, showIdentity } from '#functions/parts/screening/blind.ts';
import { revealedTo } from '#functions/parts/screening/repository.ts';
import { marginFor, type Place, placesOf, type Scored } from '#shared/features/screening/places.ts';
import type { Candidate } from '#shared/features/screening/routes.ts';
import type { ScreeningGroup } from '#shared/features/screening/rules.ts';

/** An applicant as this screen orders and names them. */
export interface Listed {
  readonly row: PackedRow;
  readonly key: string;
  readonly label: string;
  readonly group: ScreeningGroup;
  readonly place: Place | null;
}

/** Keys need a secret: who knows the ids of users must not be able to compute them. Made once for each row in memory. */
const keys = new WeakMap<PackedRow, string>();
const keyFor = (row: PackedRow): string => {
  const known = keys.get(row);
  if (known !== undefined) return known;
  const key = createHmac('sha256', `screening:${env('ORIGIN_SECRET')}`)
    .update(`${row.opportunityId} ${row.userId}`)
    .digest('base64url')
    .slice(0, 22);
  keys.set(row, key);
  return key;
};

/** Without vowels, so that no label of several letters is a word. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/** All letters that an applicant could have. Made once for each row in memory. */
const letters = new WeakMap<PackedRow, string>();
const lettersOf = (row: PackedRow): string => {
  const known = letters.get(row);
  if (known !== undefined) return known;
  const bytes = idFrom(`screening ${row.opportunityId} ${row.userId}`).replaceAll('-', '');
  const made = [...Buffer.from(bytes, 'hex')].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  letters.set(row, made);
  return made;
};

/**
 * The letters of each applicant, as few as nobody before them has. They say nothing about the order of the applications, and
 * another application does not change those before it.
 */
const labelsOf = (rows: readonly PackedRow[]): ReadonlyMap<PackedRow, string> => {
  const taken = new Set<string>();
  const labels = new Map<PackedRow, string>();
  for (const row of rows.toSorted((a, b) => byText(a.appliedAt, b.appliedAt) || byText(a.userId, b.userId))) {
    const own = lettersOf(row);
    let length = 1;
    while (taken.has(own.slice(0, length)) && length < own.length) length += 1;
    taken.add(own.slice(0, length));
    labels.set(row, `Candidate ${own.slice(0, length)}`);
  }
  return labels;
};

/** What an applicant is ranked by; undefined for one without a number. */
const scoreOf = ({ match, skillsWeight, mustHaves }: PackedRow): Scored | undefined =>
  typeof match === 'number' && skillsWeight !== undefined && mustHaves
    ? { match, skillsWeight, mustHaves }
    : undefined;

const groupOf = (row: PackedRow): ScreeningGroup =>
  row.unscored ? 'unscored' : scoreOf(row) ? 'ranked' : 'unknown';

interface Ranking {
  /** Those who have not withdrawn. */
  readonly all: readonly Listed[];
  readonly groups: Readonly<Record<ScreeningGroup, number>>;
  readonly margin: number;
}

const rankingOf = (rows: readonly PackedRow[]): Ranking => {
  // Also of those who withdrew: nobody’s letters change because someone else leaves.
  const labels = labelsOf(rows);
  const present = rows.filter(({ status }) => status !== 'withdrawn');
  const ranked = present.filter((row) => groupOf(row) === 'ranked');
  const scored = ranked.flatMap((row) => scoreOf(row) ?? []);
  const places = placesOf(scored);
  const placeOf = new Map(ranked.map((row, index) => [row, places[index] ?? null]));
  const groups = { ranked: 0, unscored: 0, unknown: 0 };
  const all = present.map((row) => {
    const group = groupOf(row);
    groups[group] += 1;
    return { row, group, key: keyFor(row), label: labels.get(row) ?? '', place: placeOf.get(row) ?? null };
  });
  return { all, groups, margin: marginFor(scored) };
};

/** The candidates of a posting with their places, and whose names the caller has revealed. */
export const candidatesOf = async (opportunityId: string, viewerId: string, now: Date) => {
  const [{ rows }, revealed] = await Promise.all([
    applicantsOfPosting(opportunityId, now),
    revealedTo(opportunityId, viewerId),
  ]);
  return { ...rankingOf(rows), isRevealed: ({ row }: Listed): boolean => revealed.has(row.userId) };
};

/** A candidate as the caller may see them. Where the name is not revealed, texts do not say it either. */
export const shown = ({ row, key, label, place }: Listed, isRevealed: boolean): Candidate => {
  const { userId, name, status, appliedAt, unscored, match, major, experience, skills } = row;
  const { parts, mustHaves } = row;
  const hide = isRevealed ? showIdentity : hideIdentity(identityOf(row));
  return {
    key,
    label,
    status,
    appliedOn: appliedAt.slice(0, 10),
    place,
    person: isRevealed ? { userId, name } : null,
    major: hide(major),
    experience: hide(experience),
    skills: skills.map(hide),
    ...(unscored && { unscored }),
    ...(typeof match === 'number' && { match }),
    ...(parts && { parts }),
    ...(mustHaves && { mustHaves }),
  };
};
