import type { ComponentProps } from 'react';
import { Field, type FieldText } from './Field.tsx';

interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'children' | 'className'> {}

/** A field of several lines that grows with what is typed, where the browser can do so. */
export function TextArea({ id, label, hint, error, mark, rows = 4, ...textarea }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(mark && { mark })}>
      {(control) => (
        <textarea
          // The field goes in the direction of what is typed.
          dir="auto"
          {...textarea}
          {...control}
          rows={rows}
          className="control field-sizing-content min-h-28! resize-y"
        />
      )}
    </Field>
  );
}
