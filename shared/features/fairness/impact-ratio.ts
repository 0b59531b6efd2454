// Plain functions without schemas: the browser and the auditor's file use them, too.

/** The four-fifths rule: a ratio below this is regarded as evidence of adverse impact (29 CFR § 1607.4(D)). */
export const FOUR_FIFTHS = 0.8;

/** The 95 % quantile of chi-square with one degree of freedom. */
const CRITICAL = 3.841_458_820_694_124;
/** Halvings of the logarithm: more than a double has digits. */
const STEPS = 80;

/** Of how many people how many were selected. */
export interface Selected {
  readonly people: number;
  readonly selected: number;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export const rateOf = ({ people, selected }: Selected): number => selected / people;

/** How far the counts are from a ratio of rates `ratio`: the score statistic, with the rates most likely under that ratio. */
const distanceFrom = (ratio: number, group: Selected, reference: Selected): number => {
  const a = (group.people + reference.people) * ratio;
  const b = group.people * ratio + group.selected + reference.people + reference.selected * ratio;
  const c = group.selected + reference.selected;
  const likely = (b - Math.sqrt(Math.max(0, b * b - 4 * a * c))) / (2 * a);
  const ofGroup = ratio * likely;
  const variance =
    (ofGroup * Math.max(0, 1 - ofGroup)) / group.people +
    (ratio * ratio * likely * Math.max(0, 1 - likely)) / reference.people;
  const difference = rateOf(group) - ratio * rateOf(reference);
  return variance === 0 ? (difference === 0 ? 0 : Infinity) : (difference * difference) / variance;
};

/** Where the distance becomes critical between a ratio that is near enough and one that is not. */
const limit = (near: number, far: number, group: Selected, reference: Selected): number => {
  let [inside, outside] = [Math.log(near), Math.log(far)];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (inside + outside) / 2;
    if (distanceFrom(Math.exp(middle), group, reference) <= CRITICAL) inside = middle;
    else outside = middle;
  }
  return Math.exp(inside);
};

const SMALLEST = 1e-9;
const LARGEST = 1e9;

/**
 * The 95 % interval of the ratio of two rates, by the score method of Koopman (Biometrics 40, 1984, 513–517), which holds for
 * small groups and for rates of 0 and 1, where the logarithmic one (Katz) fails. Undefined where no one of the reference was
 * selected: then there is no ratio.
 */
export const ratioInterval = (group: Selected, reference: Selected): Interval | undefined => {
  if (reference.selected === 0 || group.people === 0) return undefined;
  const ratio = rateOf(group) / rateOf(reference);
  // With none selected, every ratio down to zero is as near; the search for the upper limit begins close to it.
  const near = Math.max(ratio, SMALLEST);
  return {
    low: ratio === 0 ? 0 : limit(near, SMALLEST, group, reference),
    high: limit(near, LARGEST, group, reference),
  };
};

/** A group's rate against that of the group with the highest one. */
export interface Impact extends Selected {
  readonly group: string;
  readonly rate: number;
  /** The rate divided by the highest; null when no one was selected in any group. */
  readonly ratio: number | null;
  /** Null for the group with the highest rate, against which the others are compared. */
  readonly interval: Interval | null;
}

/** The impact ratio of each group (6 RCNY § 5-300): its rate divided by that of the group that was selected most often. */
export const impactOf = (groups: readonly ({ readonly group: string } & Selected)[]): Impact[] => {
  const reference = groups.reduce<({ readonly group: string } & Selected) | undefined>(
    (highest, one) => (highest && rateOf(highest) >= rateOf(one) ? highest : one),
    undefined,
  );
  return groups.map(({ group, people, selected }) => {
    const one = { group, people, selected, rate: rateOf({ people, selected }) };
    if (!reference || reference.selected === 0) return { ...one, ratio: null, interval: null };
    const interval = group === reference.group ? null : (ratioInterval(one, reference) ?? null);
    return { ...one, ratio: one.rate / rateOf(reference), interval };
  });
};
