import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { pressScoreKey } from '#frontend/core/scorecards/scoreKeys.ts';
import type { RubricCriterion } from '#shared/core/rubric.ts';
import type { Rubric } from '#shared/features/reviews/schema.ts';
import { type ReviewValues, SCORES, scoreField } from '../reviewValues.ts';
import { anchorsOf } from '../rubric.ts';
import { ScoreField } from './ScoreField.tsx';

interface CriteriaFieldsProps<Sent> {
  form: Pick<ApiForm<ReviewValues, Sent>, 'form' | 'field'>;
  /** What is typed now. */
  values: ReviewValues;
  rubric: Rubric;
  /** The order in which the criteria are asked for. */
  order: readonly RubricCriterion[];
  /** The criterion in hand, for the guide beside the form. */
  onInHand: (criterion: RubricCriterion) => void;
  /** What comes below the score of a criterion. */
  below?: (criterion: RubricCriterion) => ReactNode;
  /** Moves the focus to what follows the last criterion. */
  onPast: () => void;
}

/** The criteria, each with its score. `0` to `5` choose, `Enter` goes to the next one. */
export function CriteriaFields<Sent>(props: CriteriaFieldsProps<Sent>) {
  const { form: formOf, values, rubric, order, onInHand, below, onPast } = props;
  const { form, field } = formOf;
  const list = useRef<HTMLOListElement>(null);
  const radioOf = (criterion: RubricCriterion | undefined, which: string) =>
    criterion && list.current?.querySelector<HTMLElement>(`input[name="${scoreField(criterion)}"]${which}`);
  const press = (event: KeyboardEvent, criterion: RubricCriterion, index: number) =>
    pressScoreKey(event, {
      scores: SCORES,
      onScore: (score) => {
        form.setValue(scoreField(criterion), score, { shouldValidate: true, shouldDirty: true });
        radioOf(criterion, `[value="${score}"]`)?.focus();
      },
      onNext: () => {
        const next = order[index + 1];
        const radio = radioOf(next, ':checked') ?? radioOf(next, '');
        if (radio) radio.focus();
        else onPast();
      },
    });
  return (
    <ol ref={list} aria-label="Criteria" className="flex flex-col gap-8">
      {order.map((criterion, index) => (
        <li
          key={criterion}
          className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4 sm:p-5"
          onFocus={() => onInHand(criterion)}
          onKeyDown={(event) => press(event, criterion, index)}
        >
          <ScoreField
            criterion={criterion}
            anchors={anchorsOf(rubric, criterion)}
            field={field(scoreField(criterion))}
            value={values[scoreField(criterion)] ?? ''}
          />
          {below?.(criterion)}
        </li>
      ))}
    </ol>
  );
}
