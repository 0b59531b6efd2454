import { useRef } from 'react';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { CloseIcon, PlusIcon } from '#frontend/ui/style/icons.ts';
import { REQUEST_GOALS } from '#shared/features/mentorships/rules.ts';
import type { RequestValues } from '../requestValues.ts';

/** What the student wants to reach: one line for each goal. */
export function GoalLines<Sent>({ form: { form, field } }: { form: ApiForm<RequestValues, Sent> }) {
  const rows = useRef<HTMLUListElement>(null);
  const goals = form.watch('goals');
  const focusLine = (at: number) =>
    requestAnimationFrame(() => rows.current?.querySelectorAll<HTMLElement>('input')[at]?.focus());
  const add = () => {
    form.setValue('goals', [...goals, '']);
    focusLine(goals.length);
  };
  const remove = (at: number) => {
    form.setValue(
      'goals',
      goals.filter((_, index) => index !== at),
    );
    focusLine(Math.max(0, at - 1));
  };
  const { goals: error } = form.formState.errors;
  return (
    <FieldGroup
      label="Goals"
      mark="required"
      hint="What you want to be able to do, or to have done, when the term ends."
      error={error?.root?.message ?? error?.message}
    >
      <ul ref={rows} className="flex flex-col gap-2">
        {goals.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form are known by their places
          <li key={at} className="flex items-start gap-2">
            <TextField
              {...field(`goals.${at}`)}
              label={`Goal ${at + 1}`}
              className="flex-1 [&>label]:sr-only"
              placeholder={at === 0 ? 'Build a portfolio that gets me interviews' : ''}
            />
            {goals.length > 1 && (
              <span className="flex [&>button]:min-h-11">
                <Button variant="quiet" aria-label={`Remove goal ${at + 1}`} onClick={() => remove(at)}>
                  <CloseIcon aria-hidden="true" />
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {goals.length < REQUEST_GOALS.most && (
        <div>
          <Button size="small" icon={<PlusIcon aria-hidden="true" />} onClick={add}>
            Add goal
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
