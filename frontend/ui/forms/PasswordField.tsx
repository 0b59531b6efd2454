import { type ComponentProps, type ReactNode, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../style/icons.ts';
import { Field, type FieldText } from './Field.tsx';

interface PasswordFieldProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'children' | 'type' | 'className'> {
  /** How strong the password is, shown right under the field: a `<StrengthMeter>`. */
  strength?: ReactNode;
}

/** A password that can be shown and hidden. Say with `autoComplete` whether it is the current or a new one. */
export function PasswordField({ id, label, hint, error, mark, strength, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(mark && { mark })}>
      {(control) => (
        <>
          <div className="relative">
            <input
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className="control pr-12!"
            />
            <button
              type="button"
              aria-label="Show password"
              aria-pressed={shown}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-1 right-1 flex w-10 items-center justify-center rounded-tick text-muted transition-colors hover:text-text"
            >
              {shown ? (
                <EyeOffIcon aria-hidden="true" className="size-5" />
              ) : (
                <EyeIcon aria-hidden="true" className="size-5" />
              )}
            </button>
          </div>
          {strength}
        </>
      )}
    </Field>
  );
}
