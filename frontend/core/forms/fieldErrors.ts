import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ErrorCode } from '#shared/core/errors.ts';
import { ApiError } from '../api/ApiError.ts';

/** Field → what is wrong with its value, as the server says. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The errors that are about one field without naming it. */
const FIELD_OF_CODE: Partial<Record<ErrorCode, string>> = { email_taken: 'email' };

/** What an API error says about single fields, by their paths in the payload. */
export const fieldErrorsOf = (error: unknown): FieldErrors => {
  const body = error instanceof ApiError ? error.body : null;
  if (!body) return {};
  const field = FIELD_OF_CODE[body.code];
  return body.fields ?? (field === undefined ? {} : { [field]: body.message });
};

/**
 * The field of a form that a path of the payload belongs to. Forms are flat: `profileData.gpa` is the field `gpa`, and
 * `profileData.skills.3` is an entry of the field `skills`.
 */
export const fieldOf = (path: string, fields: object): string | undefined =>
  [path, ...path.split('.').toReversed()].find((name) => name in fields);

/**
 * Shows what the server says about single fields beside these fields, and focuses the first one.
 * @returns whether a field that is on the screen shows something; if not, the form has to
 */
export const showFieldErrors = <Values extends FieldValues, Sent>(
  errors: FieldErrors,
  form: Pick<UseFormReturn<Values, unknown, Sent>, 'setError' | 'setValue' | 'getValues' | 'getFieldState'>,
): boolean => {
  const values = form.getValues();
  let shown = false;
  for (const [path, message] of Object.entries(errors)) {
    const name = fieldOf(path, values) as Path<Values> | undefined;
    if (name === undefined) continue;
    // A touched field is validated at each change: the error disappears with the first one.
    form.setValue(name, values[name], { shouldTouch: true });
    form.setError(name, { type: 'server', message }, { shouldFocus: !shown });
    // The form may have values that this user's screen shows no field for.
    shown ||= form.getFieldState(name).error?.ref !== undefined;
  }
  return shown;
};
