import type { ReactNode } from 'react';
import type { FieldProps } from '#frontend/core/forms/useApiForm.ts';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';

interface ScoreRadiosProps {
  label: string;
  /** Beside the label: how much the criterion counts. */
  weight: string;
  /** The scores that can be given, from the lowest. */
  scores: readonly string[];
  /** One sentence for each score; left out where the scores are set, not given by them. */
  anchors?: readonly string[] | undefined;
  field: FieldProps;
  /** The score that is given; empty for none. */
  value: string;
  /** Below the label: what the criterion asks. */
  children?: ReactNode;
}

/** The score of one criterion: radio buttons in a row, with the sentence of the chosen one below. */
export function ScoreRadios(props: ScoreRadiosProps) {
  const { label, weight, scores, anchors, value, children } = props;
  const { error, ...input } = props.field;
  return (
    <FieldGroup
      role="radiogroup"
      mark="required"
      label={
        <>
          <bdi className="text-body font-semibold">{label}</bdi>
          <span className="ml-2 font-normal text-muted">{weight}</span>
        </>
      }
      error={error}
    >
      {children}
      <div className="grid grid-cols-6 gap-2">
        {scores.map((score, index) => (
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
