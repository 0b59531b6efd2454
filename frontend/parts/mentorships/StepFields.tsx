import { useRef } from 'react';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { CloseIcon, PlusIcon } from '#frontend/ui/style/icons.ts';
import { GOALS } from '#shared/features/mentorships/rules.ts';
import type { GoalValues } from './goalValues.ts';

type GoalForm<Sent> = Pick<ApiForm<GoalValues, Sent>, 'form' | 'field'>;

/** The steps of a goal: what is to be done, and by when. */
export function StepFields<Sent>({ form: { form, field } }: { form: GoalForm<Sent> }) {
  const rows = useRef<HTMLUListElement>(null);
  const [steps, dues, done] = form.watch(['steps', 'dues', 'done']);
  const set = (change: (list: string[]) => string[]) => {
    form.setValue('steps', change(steps));
    form.setValue('dues', change(dues));
    form.setValue('done', change(done));
  };
  const focusStep = (at: number) =>
    requestAnimationFrame(() => rows.current?.querySelectorAll<HTMLElement>('input[type=text]')[at]?.focus());
  const add = () => {
    set((list) => [...list, '']);
    focusStep(steps.length);
  };
  const remove = (at: number) => {
    set((list) => list.filter((_, index) => index !== at));
    focusStep(Math.max(0, at - 1));
  };
  return (
    <FieldGroup
      label="Steps"
      mark="optional"
      hint="Progress counts the steps that are done."
      error={form.formState.errors.steps?.root?.message ?? form.formState.errors.steps?.message}
    >
      <ul ref={rows} className="flex flex-col gap-4">
        {steps.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form are known by their places
          <li key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <TextField {...field(`steps.${at}`)} label={`Step ${at + 1}`} className="col-span-2" />
            <DateField {...field(`dues.${at}`)} label="Due" mark="optional" />
            <Button variant="quiet" aria-label={`Remove step ${at + 1}`} onClick={() => remove(at)}>
              <CloseIcon aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {steps.length < GOALS.steps && (
        <div>
          <Button size="small" icon={<PlusIcon aria-hidden="true" />} onClick={add}>
            Add step
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
