import { useFieldArray, useFormState } from 'react-hook-form';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FieldError } from '#frontend/ui/forms/FieldError.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { CHALLENGE, CRITERION } from '#shared/features/challenges/rules.ts';
import { type ChallengeValues, NO_CRITERION, type SentChallengeValues } from '../challengeValues.ts';

/** The criteria of a challenge, each with its meaning and its weight. */
export function RubricEditor({
  form: { control, field },
}: {
  form: ApiForm<ChallengeValues, SentChallengeValues>;
}) {
  const { fields, append, remove } = useFieldArray({ control, name: 'rubric' });
  const { errors } = useFormState({ control, name: 'rubric' });
  const problem = errors.rubric?.root?.message ?? errors.rubric?.message;
  return (
    <div className="flex flex-col gap-5">
      <FieldError id="rubric-error" message={problem} />
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4">
          <legend className="px-1 text-small font-semibold">{`Criterion ${index + 1}`}</legend>
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_7rem]">
            <TextField {...field(`rubric.${index}.name`)} label="Name" mark="required" />
            <TextField
              {...field(`rubric.${index}.weight`)}
              label="Weight"
              mark="required"
              inputMode="numeric"
            />
          </div>
          <TextArea
            {...field(`rubric.${index}.description`)}
            label="What it means"
            mark="optional"
            rows={2}
          />
          <div>
            <Button size="small" variant="quiet" onClick={() => remove(index)}>
              Remove<span className="sr-only">{` criterion ${index + 1}`}</span>
            </Button>
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={fields.length >= CHALLENGE.criteria} onClick={() => append(NO_CRITERION)}>
          Add criterion
        </Button>
        <p className="text-small text-muted">
          {`Up to ${CHALLENGE.criteria}. A weight from ${CRITERION.weight.min} to ${CRITERION.weight.max} says how much a criterion counts in relation to the others.`}
        </p>
      </div>
    </div>
  );
}
