import type { ScorecardKind } from '#shared/core/scorecard-rules.ts';

// Plain data and functions without schemas: the browser loads them with the scorecards.

/** How well an applicant meets a criterion, from the lowest to the highest. */
export const RATINGS = ['missing', 'weak', 'solid', 'strong'] as const;
export type Rating = (typeof RATINGS)[number];

/** What a colleague recommends, from the lowest to the highest. */
export const RECOMMENDATIONS = ['strong_no', 'no', 'yes', 'strong_yes'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];
export const RECOMMENDATION_LABELS: Readonly<Record<Recommendation, string>> = {
  strong_no: 'Strong no',
  no: 'No',
  yes: 'Yes',
  strong_yes: 'Strong yes',
};

/** The most criteria of a posting: as many required skills as it can have, and the first requirements after them. */
const CRITERIA_AT_MOST = 16;
/** The most characters of the summary. */
export const SUMMARY_MAX = 2000;

/** The scorecards about applicants. */
export const APPLICANT_SCORECARD: ScorecardKind<Rating> = {
  scale: {
    values: RATINGS,
    labels: { missing: 'Missing', weak: 'Weak', solid: 'Solid', strong: 'Strong' },
    tones: { missing: 'danger', weak: 'warning', solid: 'info', strong: 'positive' },
    farApart: 2,
  },
  criteriaMax: CRITERIA_AT_MOST,
  evidenceMissing: 'Say what you saw or read that shows it',
};

/** Whether an applicant is recommended at all. */
export const isRecommended = (recommendation: Recommendation): boolean =>
  recommendation === 'yes' || recommendation === 'strong_yes';

/** Whether some colleagues recommend an applicant and others do not. */
export const recommendationsDiffer = (given: readonly Recommendation[]): boolean =>
  given.some(isRecommended) && !given.every(isRecommended);

/** What a posting asks for, as lines to rate an applicant by: the required skills, then the requirements, each once. */
export const criteriaOf = ({
  skills,
  requirements,
}: {
  readonly skills: readonly string[];
  readonly requirements: readonly string[];
}): string[] => {
  const byText = new Map([...skills, ...requirements].map((text) => [text.toLowerCase(), text]));
  return [...byText.values()].slice(0, CRITERIA_AT_MOST);
};
