import { inverseOf, type Matrix } from './inverse.ts';

/*
 * The additive model of a panel: the score of a judge for an entry is what the entry is worth, plus how generous the judge is,
 * plus chance. Least squares, by eliminating the entries: what is left is one equation for each judge. Only differences
 * within a group can be known, whose judges and entries are connected by reviews; in each, the judges are generous by zero
 * on average.
 */

/** The score of a judge for an entry, all criteria together. */
export interface Review {
  readonly judge: string;
  readonly entryId: string;
  readonly score: number;
}

/** An entry as the model sees it. */
interface Estimate {
  readonly entryId: string;
  readonly raw: number;
  readonly adjusted: number;
  /** Entries of different groups share no judge, not even by way of others: they can’t be compared. From 1. */
  readonly group: number;
  readonly reviews: number;
}

export interface Fit {
  readonly entries: readonly Estimate[];
  readonly judges: readonly { readonly judge: string; readonly generous: number; readonly group: number }[];
  readonly groups: number;
  /** How many reviews there are beyond those that the estimates use up. */
  readonly df: number;
  /** The sum of squares of what the model does not explain. */
  readonly rest: number;
  /** By how many variances of a review the estimates of two entries of a group vary together. */
  readonly covariance: (one: number, other: number) => number;
}

/** Numbers each name in the order of its first occurrence. */
const numbered = (names: readonly string[]): Map<string, number> =>
  new Map([...new Set(names)].map((name, index) => [name, index]));

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The group of each judge: those who are connected by entries have the same. */
const groupsOf = (judges: number, panels: readonly (readonly number[])[]): number[] => {
  const leader = Array.from({ length: judges }, (_, judge) => judge);
  const find = (judge: number): number => {
    const above = leader[judge] ?? judge;
    return above === judge ? judge : find(above);
  };
  for (const [first = 0, ...others] of panels) for (const judge of others) leader[find(judge)] = find(first);
  const leaders = [...new Set(leader.map((_, judge) => find(judge)))];
  return leader.map((_, judge) => leaders.indexOf(find(judge)));
};

/** The equations of the judges, without what the entries are worth: they say nothing of a constant for a whole group. */
const equationsOf = (panels: readonly (readonly number[])[], judges: number): number[][] => {
  const rows = Array.from({ length: judges }, () => Array.from({ length: judges }, () => 0));
  const add = (row: number, column: number, value: number): void => {
    const into = rows[row];
    if (into) into[column] = (into[column] ?? 0) + value;
  };
  for (const panel of panels)
    for (const judge of panel) {
      add(judge, judge, 1);
      for (const other of panel) add(judge, other, -1 / panel.length);
    }
  return rows;
};

/** The inverse for judges who are generous by zero on average in each group (that of Moore and Penrose). */
const solved = (equations: Matrix, groups: readonly number[]): number[][] => {
  const sizes = groups.map((group) => groups.filter((other) => other === group).length);
  const inGroup = (row: number, column: number, value: number): number =>
    groups[row] === groups[column] ? value : 0;
  const fixed = equations.map((row, at) => row.map((value, column) => value + inGroup(at, column, 1)));
  return inverseOf(fixed).map((row, at) =>
    row.map((value, column) => value - inGroup(at, column, 1 / (sizes[at] ?? 1) ** 2)),
  );
};

/** Fits the model. A judge scores an entry once. */
export const fitAdditive = (reviews: readonly Review[]): Fit => {
  const judgeNumbers = numbered(reviews.map(({ judge }) => judge));
  const entryNumbers = numbered(reviews.map(({ entryId }) => entryId));
  const panels: number[][] = [...entryNumbers].map(() => []);
  const scores: number[][] = [...entryNumbers].map(() => []);
  for (const { judge, entryId, score } of reviews) {
    const entry = entryNumbers.get(entryId) ?? 0;
    panels[entry]?.push(judgeNumbers.get(judge) ?? 0);
    scores[entry]?.push(score);
  }
  const raw = scores.map(mean);
  const ofJudges = groupsOf(judgeNumbers.size, panels);
  const inverse = solved(equationsOf(panels, ofJudges.length), ofJudges);
  const above = ofJudges.map(() => 0);
  for (const [entry, panel] of panels.entries())
    for (const [index, judge] of panel.entries())
      above[judge] = (above[judge] ?? 0) + (scores[entry]?.[index] ?? 0) - (raw[entry] ?? 0);
  const generous = inverse.map((row) =>
    row.reduce((sum, value, judge) => sum + value * (above[judge] ?? 0), 0),
  );
  const adjusted = panels.map(
    (panel, entry) => (raw[entry] ?? 0) - mean(panel.map((judge) => generous[judge] ?? 0)),
  );
  const rest = panels.reduce(
    (sum, panel, entry) =>
      panel.reduce((squares, judge, index) => {
        const explained = (adjusted[entry] ?? 0) + (generous[judge] ?? 0);
        return squares + ((scores[entry]?.[index] ?? 0) - explained) ** 2;
      }, sum),
    0,
  );
  // For each entry, the mean of its judges’ rows of the inverse: a covariance then costs as much as an entry has judges.
  const spread = panels.map((panel) =>
    ofJudges.map((_, column) => mean(panel.map((judge) => inverse[judge]?.[column] ?? 0))),
  );
  const groups = new Set(ofJudges).size;
  const groupOf = (judge: number): number => (ofJudges[judge] ?? 0) + 1;
  return {
    entries: [...entryNumbers].map(([entryId, entry]) => ({
      entryId,
      raw: raw[entry] ?? 0,
      adjusted: adjusted[entry] ?? 0,
      group: groupOf(panels[entry]?.[0] ?? 0),
      reviews: panels[entry]?.length ?? 0,
    })),
    judges: [...judgeNumbers].map(([judge, index]) => ({
      judge,
      generous: generous[index] ?? 0,
      group: groupOf(index),
    })),
    groups,
    df: reviews.length - entryNumbers.size - judgeNumbers.size + groups,
    rest,
    covariance: (one, other) => {
      const panel = panels[other] ?? [];
      const shared = mean(panel.map((judge) => spread[one]?.[judge] ?? 0));
      return one === other ? shared + 1 / panel.length : shared;
    },
  };
};
