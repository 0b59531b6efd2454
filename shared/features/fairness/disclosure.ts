import { RACES, SEXES } from '../equality/rules.ts';
import { DIMENSIONS, type Dimension, FAIRNESS_STAGES, GROUPS, type Tallies, type Tally } from './tally.ts';

// What of a quarter's counts may be shown, so that nothing follows about a single person (decision 0223).

/** A group is shown from this number of people on, and what is left beside the groups that are shown is no smaller. */
export const GROUP_LEAST = 10;
/**
 * Who decides about applicants knows who was invited, offered a job and hired. Were they all of one group, the figures would say
 * which. So with every outcome there are at least this number of people who are not of the group.
 */
export const OTHERS_LEAST = 3;

/** A group as it may be shown: the counts that are withheld are null. */
export interface ShownGroup {
  readonly group: string;
  readonly people: number | null;
  /** How many reached each stage, in the order of the stages. */
  readonly reached: readonly (number | null)[];
  readonly scored: number | null;
  readonly above: number | null;
}

export interface Shown {
  readonly people: number;
  readonly dimensions: readonly { readonly dimension: Dimension; readonly groups: readonly ShownGroup[] }[];
}

type Groups = Readonly<Record<string, Tally>>;
const peopleOf = (groups: Groups, group: string): number => groups[group]?.people ?? 0;

/** Groups of which the total is known to readers. */
interface Line {
  readonly groups: readonly string[];
  readonly total: number;
}

/**
 * The groups that can be shown: those with enough people, without as many of the smallest as it takes for the rest of every
 * line to be large enough. Where a group is hidden, all that is known of it is that it has between none and ten people or more.
 */
const shownOf = (groups: Groups, lines: readonly Line[]): Set<string> => {
  const shown = new Set(Object.keys(groups).filter((group) => peopleOf(groups, group) >= GROUP_LEAST));
  const tooNarrow = (line: Line): boolean => {
    const visible = line.groups.filter((group) => shown.has(group));
    const rest = line.total - visible.reduce((sum, group) => sum + peopleOf(groups, group), 0);
    return visible.length > 0 && visible.length < line.groups.length && rest < GROUP_LEAST;
  };
  for (let line = lines.find(tooNarrow); line; line = lines.find(tooNarrow)) {
    const [smallest] = line.groups
      .filter((group) => shown.has(group))
      .sort((a, b) => peopleOf(groups, a) - peopleOf(groups, b));
    if (smallest === undefined) break;
    shown.delete(smallest);
  }
  return shown;
};

/** How many of a tally have each of some outcomes that exclude each other. */
type Outcomes = (tally: Tally) => readonly number[];

/** Whether outcomes can be shown: with each that occurs, enough people are not of the group. */
const tellsNoOne = (outcomes: Outcomes, all: Tally, groups: readonly Tally[]): boolean =>
  outcomes(all).every(
    (total, index) =>
      total === 0 || groups.every((group) => total - (outcomes(group)[index] ?? 0) >= OTHERS_LEAST),
  );

/** The outcomes that these stages tell apart: how many ended before the first, between two, and after the last. */
const endings =
  (stages: readonly number[]): Outcomes =>
  ({ people, reached }) => {
    const bounds = [people, ...stages.map((stage) => reached[stage] ?? 0), 0];
    return bounds.slice(0, -1).map((from, index) => from - (bounds[index + 1] ?? 0));
  };

const scores: Outcomes = ({ people, scored, above }) => [above, scored - above, people - scored];

const HIDDEN = { people: null, reached: FAIRNESS_STAGES.map(() => null), scored: null, above: null } as const;

const disclose = (
  names: readonly string[],
  groups: Groups,
  shown: ReadonlySet<string>,
  all: Tally,
): ShownGroup[] => {
  const visible = Object.entries(groups).flatMap(([group, tally]) => (shown.has(group) ? [tally] : []));
  let stages: number[] = [];
  for (const stage of FAIRNESS_STAGES.keys())
    if (tellsNoOne(endings([...stages, stage]), all, visible)) stages = [...stages, stage];
  const scored = tellsNoOne(scores, all, visible);
  return names.map((group) => {
    const tally = shown.has(group) ? groups[group] : undefined;
    if (!tally) return { group, ...HIDDEN };
    return {
      group,
      people: tally.people,
      reached: tally.reached.map((number, stage) => (stages.includes(stage) ? number : null)),
      scored: scored ? tally.scored : null,
      above: scored ? tally.above : null,
    };
  });
};

/** What may be shown of the counts of a company in a quarter. */
export const disclosed = ({ all, groups }: Tallies): Shown => {
  const whole = (dimension: Dimension): Line => ({ groups: GROUPS[dimension], total: all.people });
  const shown: Record<Dimension, Set<string>> = {
    sex: shownOf(groups.sex, [whole('sex')]),
    race: shownOf(groups.race, [whole('race')]),
    age: shownOf(groups.age, [whole('age')]),
    sexAndRace: new Set(),
  };
  // A group of two answers is a part of two others: what is hidden must not follow from these either.
  shown.sexAndRace = shownOf(groups.sexAndRace, [
    whole('sexAndRace'),
    ...SEXES.filter((sex) => shown.sex.has(sex)).map((sex) => ({
      groups: RACES.map((race) => `${sex} ${race}`),
      total: peopleOf(groups.sex, sex),
    })),
    ...RACES.filter((race) => shown.race.has(race)).map((race) => ({
      groups: SEXES.map((sex) => `${sex} ${race}`),
      total: peopleOf(groups.race, race),
    })),
  ]);
  return {
    people: all.people,
    dimensions: DIMENSIONS.map((dimension) => ({
      dimension,
      groups: disclose(GROUPS[dimension], groups[dimension], shown[dimension], all),
    })),
  };
};
