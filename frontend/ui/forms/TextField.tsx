import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { Field, type FieldText } from './Field.tsx';

interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'children' | 'className'> {
  /** An icon at the start of the field. */
  icon?: ReactNode;
  className?: string;
}

/** A field of one line. Takes react-hook-form's `register` by spreading. */
export function TextField({ id, label, hint, error, mark, icon, className, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(mark && { mark })} className={className}>
      {(control) => (
        <div className="relative">
          {icon && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted [&_svg]:size-4.5"
            >
              {icon}
            </span>
          )}
          <input
            type="text"
            // The field goes in the direction of what is typed.
            dir="auto"
            {...input}
            {...control}
            className={cx('control', icon !== undefined && 'pl-10!')}
          />
        </div>
      )}
    </Field>
  );
}
