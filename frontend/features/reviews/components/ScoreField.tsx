import type { FieldProps } from '#frontend/core/forms/useApiForm.ts';
import { ScoreRadios } from '#frontend/core/scorecards/ScoreRadios.tsx';
import type { RubricCriterion } from '#shared/core/rubric.ts';
import { RUBRIC_CRITERIA } from '#shared/core/rubric.ts';
import { SCORES } from '../reviewValues.ts';

interface ScoreFieldProps {
  criterion: RubricCriterion;
  /** One sentence for each score, from the lowest; left out where the scores are set, not given by them. */
  anchors?: readonly string[];
  field: FieldProps;
  /** The score that is given; empty for none. */
  value: string;
}

/** The score of one criterion of the rubric. */
export function ScoreField({ criterion, ...rest }: ScoreFieldProps) {
  const { label, weight } = RUBRIC_CRITERIA[criterion];
  return <ScoreRadios {...rest} label={label} weight={`${weight}% of the result`} scores={SCORES} />;
}
