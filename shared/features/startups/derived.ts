import { RISKS, type Risk } from './rules.ts';

// Plain functions without schemas: what follows from the milestones and assumptions of a startup, for the API and the browser.

interface Dated {
  readonly due: string;
  readonly doneOn: string | null;
}

/** The milestone that is due next: of those that are not done the one with the earliest day, the first of several. Null for none. */
export const nextMilestoneOf = <M extends Dated>(milestones: readonly M[]): M | null =>
  milestones
    .filter(({ doneOn }) => doneOn === null)
    .reduce<M | null>((next, one) => (next === null || one.due < next.due ? one : next), null);

/** How far a startup is: how many of its milestones are done, and the percentage, 0 without milestones. */
export const progressOf = (milestones: readonly Pick<Dated, 'doneOn'>[]) => {
  const done = milestones.filter(({ doneOn }) => doneOn !== null).length;
  const total = milestones.length;
  return { done, total, percent: total === 0 ? 0 : Math.round((100 * done) / total) };
};

interface Assumed {
  readonly risk: Risk;
  readonly decision: string | null;
}

/** Whether an assumption was tested: the team has decided what follows from the result. */
export const isTested = ({ decision }: Pick<Assumed, 'decision'>): boolean => decision !== null;

/**
 * The assumption that a team tests next: of those that are untested the one with the highest risk, and of several the first
 * in the team's own order. Null when all are tested.
 */
export const riskiestOf = <A extends Assumed>(assumptions: readonly A[]): A | null =>
  RISKS.flatMap((risk) => assumptions.filter((one) => one.risk === risk)).find((one) => !isTested(one)) ??
  null;
