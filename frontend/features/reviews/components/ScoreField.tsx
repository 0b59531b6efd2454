import type { FieldProps } from '#frontend/core/forms/useApiForm.ts';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
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

/** The score of one criterion: six radio buttons in a row, with the sentence of the chosen one below. */
export function ScoreField({ criterion, anchors, field: { error, ...input }, value }: ScoreFieldProps) {
  const { label, weight } = RUBRIC_CRITERIA[criterion];
  return (
    <FieldGroup
      role="radiogroup"
      mark="required"
      label={
        <>
          <span className="text-body font-semibold">{label}</span>
          <span className="ml-2 font-normal text-muted">{weight}% of the result</span>
        </>
      }
      error={error}
    >
      <div className="grid grid-cols-6 gap-2">
        {SCORES.map((score, index) => (
          <label
            key={score}
            className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-line-strong bg-raised text-body tabular-nums transition-colors select-none hover:border-text has-checked:border-brand has-checked:bg-brand has-checked:font-semibold has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              {...input}
              type="radio"
              value={score}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-control outline-none"
            />
            <span>{score}</span>
            {anchors && <span className="sr-only">: {anchors[index]}</span>}
          </label>
        ))}
      </div>
      {anchors && (
        <p aria-hidden="true" className="min-h-10 text-small text-muted">
          {value === '' ? 'Choose, or press 0 to 5. Enter goes to the next one.' : anchors[Number(value)]}
        </p>
      )}
    </FieldGroup>
  );
}
