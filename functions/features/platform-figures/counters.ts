import { ROLES, type Role } from '#shared/core/contract.ts';
import {
  type CountedRole,
  definitionOf,
  FIGURES,
  type FigureName,
  type Figures,
} from '#shared/features/platform-figures/figures.ts';
import { figuresOf } from '#shared/features/platform-figures/periods.ts';

/** The letter of a role in the names of counters: names are short, since their length is what reading costs. */
const LETTERS: Readonly<Record<CountedRole, string>> = {
  student: 's',
  mentor: 'm',
  employer: 'e',
  alumni: 'a',
  admin: 'd',
  unknown: 'x',
};
const COUNTED_ROLES: readonly CountedRole[] = [...ROLES, 'unknown'];

/** The counter of a figure for a role. */
export const counterOf = (figure: FigureName, role: CountedRole): string =>
  `${definitionOf(figure).code}.${LETTERS[role]}`;

/** Counters with their numbers. */
export type Counters = Readonly<Record<string, number>>;

/** Whose figures are stored together: of all users, or of one role. */
export type Group = 'all' | Role;
const GROUPS: readonly Group[] = ['all', ...ROLES];

/** The figures of a group out of counters. All users are also those whose role is not known. */
export const figuresFrom = (counters: Counters, group: Group): Figures => {
  const roles = group === 'all' ? COUNTED_ROLES : [group];
  return figuresOf((figure) =>
    roles.reduce((sum, role) => sum + (counters[counterOf(figure, role)] ?? 0), 0),
  );
};

/** Several counters together. */
export const sumOfCounters = (parts: readonly Counters[]): Counters => {
  const sum: Record<string, number> = {};
  for (const part of parts)
    for (const [name, number] of Object.entries(part)) sum[name] = (sum[name] ?? 0) + number;
  return sum;
};

/** The figures from which the number of people of a role follows. */
const PEOPLE = ['activeUsers', 'newInWeek', 'newInMonth'] as const satisfies readonly FigureName[];

/** What is stored of a closed day: the figures of a group, or how many people of each role there were. */
export type Stored = Group | 'people';
export const STORED: readonly Stored[] = [...GROUPS, 'people'];

const PEOPLE_COUNTERS = ROLES.flatMap((role) => PEOPLE.map((figure) => counterOf(figure, role)));

/** The numbers of a closed day in their order. */
export const numbersOf = (counters: Counters, stored: Stored): number[] => {
  if (stored === 'people') return PEOPLE_COUNTERS.map((name) => counters[name] ?? 0);
  const figures = figuresFrom(counters, stored);
  return FIGURES.map((name) => figures[name]);
};

/** The figures out of their numbers. One that was added later is 0. */
export const figuresOfNumbers = (numbers: readonly number[]): Figures =>
  figuresOf((name) => numbers[FIGURES.indexOf(name)] ?? 0);

/** The counters of the people out of their numbers. */
export const peopleOfNumbers = (numbers: readonly number[]): Counters =>
  Object.fromEntries(PEOPLE_COUNTERS.map((name, index) => [name, numbers[index] ?? 0]));
