import type { BadgeTone } from '#frontend/ui/data/Badge.tsx';
import {
  DECISION_LABELS,
  DECISIONS,
  type Decision,
  RISK_LABELS,
  RISKS,
  type Risk,
} from '#shared/features/startups/rules.ts';

/** A risk in a badge. */
export const RISK_NAMES: Readonly<Record<Risk, string>> = {
  high: 'High risk',
  medium: 'Medium risk',
  low: 'Low risk',
};
export const RISK_TONES: Readonly<Record<Risk, BadgeTone>> = {
  high: 'danger',
  medium: 'warning',
  low: 'neutral',
};
export const RISK_OPTIONS = RISKS.map((value) => ({ value, label: RISK_LABELS[value] }));

/** A decision in a badge: 'Tested: keep'. */
export const decisionName = (decision: Decision): string =>
  `Tested: ${DECISION_LABELS[decision].toLowerCase()}`;
export const DECISION_TONES: Readonly<Record<Decision, BadgeTone>> = {
  keep: 'positive',
  change: 'warning',
  stop: 'danger',
};

const MEANINGS: Readonly<Record<Decision, string>> = {
  keep: 'It held. We go on as planned.',
  change: 'It held in part. We change the idea or the plan.',
  stop: 'It did not hold, and without it the idea does not work.',
};

/** What follows from a result, as the choices of its form. */
export const DECISION_OPTIONS = [
  { value: '', label: 'Not tested yet', description: 'We have no result to decide on.' },
  ...DECISIONS.map((value) => ({ value, label: DECISION_LABELS[value], description: MEANINGS[value] })),
];
