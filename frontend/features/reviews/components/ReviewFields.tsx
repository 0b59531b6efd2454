import { useRef } from 'react';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { RUBRIC_CRITERIA, type RubricCriterion } from '#shared/core/rubric.ts';
import type { Review } from '#shared/features/reviews/schema.ts';
import { commentField, FEEDBACK, type ReviewValues, withTemplate } from '../reviewValues.ts';
import { CriteriaFields } from './CriteriaFields.tsx';
import { TemplatePicker } from './TemplatePicker.tsx';

interface ReviewFieldsProps<Sent> {
  form: Pick<ApiForm<ReviewValues, Sent>, 'form' | 'field'>;
  /** What is typed now. */
  values: ReviewValues;
  review: Pick<Review, 'rubric' | 'order'>;
  onInHand: (criterion: RubricCriterion) => void;
}

/** The fields of a review: each criterion with score and comment, and what helps the student most. */
export function ReviewFields<Sent>({ form: apiForm, values, review, onInHand }: ReviewFieldsProps<Sent>) {
  const { form, field } = apiForm;
  const last = useRef<HTMLDivElement>(null);
  const take = (name: string, text: string) =>
    form.setValue(name, withTemplate(form.getValues(name) ?? '', text), { shouldDirty: true });
  return (
    <>
      <CriteriaFields
        form={apiForm}
        values={values}
        rubric={review.rubric}
        order={review.order}
        onInHand={onInHand}
        onPast={() => last.current?.querySelector('textarea')?.focus()}
        below={(criterion) => {
          const { label } = RUBRIC_CRITERIA[criterion];
          const name = commentField(criterion);
          return (
            <div className="flex flex-col items-start gap-1 *:w-full [&>button]:w-auto">
              <TextArea
                {...field(name)}
                label={
                  <>
                    <span>Comment</span>
                    <span className="sr-only"> on {label}</span>
                  </>
                }
                mark="optional"
                rows={2}
              />
              <TemplatePicker criterion={criterion} label={label} onPick={(text) => take(name, text)} />
            </div>
          );
        }}
      />
      <div ref={last} className="flex flex-col items-start gap-1 *:w-full [&>button]:w-auto">
        <TextArea
          {...field(FEEDBACK)}
          label="Feedback"
          mark="required"
          rows={5}
          hint="What is good, and the one or two things that would help most. The student reads it with your name."
        />
        <TemplatePicker criterion={null} label="the feedback" onPick={(text) => take(FEEDBACK, text)} />
      </div>
    </>
  );
}
