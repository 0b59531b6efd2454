import type { FieldErrors, FieldValues } from 'react-hook-form';

export interface Problem {
  /** Dotted path of the field, `profileData.gpa`. */
  name: string;
  message: string;
  focus: (() => void) | undefined;
}

interface ErrorSummaryProps {
  title?: string;
  problems: readonly Problem[];
}

/** Lists what is wrong with a form; each entry leads to its field. */
export function ErrorSummary({ title = 'Some fields need your attention.', problems }: ErrorSummaryProps) {
  return (
    <div
      role="alert"
      className="rounded-card border border-danger bg-danger-soft px-4 py-3 text-small text-danger"
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 list-disc pl-5">
        {problems.map(({ name, message, focus }) => (
          <li key={name}>
            {focus ? (
              <button type="button" onClick={focus} className="py-1 text-left underline underline-offset-3">
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Problems in the order of the fields on the screen: a field left with a wrong value reports before those above it. */
export const inFieldOrder = (problems: readonly Problem[], fields: readonly string[]): Problem[] => {
  // `skills.3` is an entry of the field `skills`; what has no field comes last.
  const placeOf = ({ name }: Problem) => {
    const place = fields.findIndex((field) => name === field || name.startsWith(`${field}.`));
    return place < 0 ? fields.length : place;
  };
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** The errors of react-hook-form as a flat list. */
export const summarise = (errors: FieldErrors<FieldValues>, prefix = ''): Problem[] =>
  Object.entries(errors).flatMap(([key, error]): Problem[] => {
    if (!error) return [];
    const name = prefix + key;
    if (typeof error.message === 'string') {
      const ref = 'ref' in error ? (error.ref as { focus?: () => void }) : undefined;
      return [{ name, message: error.message, focus: ref?.focus && (() => ref.focus?.()) }];
    }
    return summarise(error as FieldErrors<FieldValues>, `${name}.`);
  });
