import type { ComponentProps } from 'react';
import { Field, type FieldText } from './Field.tsx';

interface DateFieldProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'children' | 'type' | 'className'> {}

/** A date as `YYYY-MM-DD`, by the browser's own picker. */
export function DateField({ id, label, hint, error, mark, ...input }: DateFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(mark && { mark })}>
      {(control) => (
        <input {...input} {...control} type="date" className="control appearance-none tabular-nums" />
      )}
    </Field>
  );
}
