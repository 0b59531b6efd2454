import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import type { FieldProps } from '#frontend/core/forms/useApiForm.ts';
import { MonthField } from '#frontend/ui/forms/MonthField.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { SCHEME_HINT } from '#shared/core/web-address.ts';

interface BoundProps<V extends FieldValues, T> {
  control: Control<V, unknown, T>;
  name: Path<V>;
  label: string;
  hint?: string;
}

/** The address of a page. */
export function LinkField({
  label = 'Link',
  placeholder = 'https://…',
  ...field
}: FieldProps & { label?: string; placeholder?: string }) {
  return (
    <TextField
      {...field}
      label={label}
      type="url"
      inputMode="url"
      mark="optional"
      hint={SCHEME_HINT}
      placeholder={placeholder}
    />
  );
}

/** A month and a year of a form. */
export function Month<V extends FieldValues, T>({ control, name, label, hint }: BoundProps<V, T>) {
  const { field, fieldState } = useController({ control, name });
  return <MonthField {...field} label={label} error={fieldState.error?.message} hint={hint} />;
}

/** Start and end of an entry, side by side where there is room. */
export function Period<V extends FieldValues, T>({
  control,
  start,
  end,
  hint,
}: {
  control: Control<V, unknown, T>;
  start: Path<V>;
  end: Path<V>;
  hint: string;
}) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
      <Month control={control} name={start} label="Start" />
      <Month control={control} name={end} label="End" hint={hint} />
    </div>
  );
}

/** A list of texts, one per line. */
export function Lines<V extends FieldValues, T>({ control, name, label, hint }: BoundProps<V, T>) {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, ...input } = field;
  const { error } = fieldState;
  const lines: unknown = value;
  // The error of a line is an entry of a list.
  const message = error?.message ?? (Array.isArray(error) ? 'Shorten the longest line' : undefined);
  return (
    <TextArea
      {...input}
      label={label}
      hint={hint}
      error={message}
      value={Array.isArray(lines) ? lines.join('\n') : ''}
      onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
    />
  );
}
