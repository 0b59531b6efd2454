import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './ApiError.ts';

/**
 * Puts what the server says about single fields beside them and leads to the first. A path of the API goes to
 * the form's field of that name, or of its last part: `profileData.gpa` to `gpa`.
 * @returns whether anything could be shown there; if not, say it with a toast
 */
export const showFieldErrors = <Values extends FieldValues, Sent>(
  error: unknown,
  form: Pick<UseFormReturn<Values, unknown, Sent>, 'setError' | 'getValues'>,
): boolean => {
  const fields = error instanceof ApiError ? error.body?.fields : undefined;
  const values: object = form.getValues();
  let first = true;
  for (const [path, message] of Object.entries(fields ?? {})) {
    const last = path.split('.').at(-1) ?? path;
    const name = path in values ? path : last in values ? last : undefined;
    if (name === undefined) continue;
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: first });
    first = false;
  }
  return !first;
};
