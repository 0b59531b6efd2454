import { type FormEventHandler, type ReactNode, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { cx } from '../style/cx.ts';
import { ErrorSummary, inFieldOrder, summarise } from './ErrorSummary.tsx';

interface FormProps<Values extends FieldValues, Sent> {
  /** What `useForm` returned. */
  form: UseFormReturn<Values, unknown, Sent>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Names the form to screen readers. */
  label?: string;
  /** The name of its draft, under which a page that React has not hydrated yet saves what was typed (app/publicEntry.ts). */
  draft?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form of one column. Each field shows its own error on blur and on submit; when several are wrong after a submit, a
 * summary above lists them with links. The browser's own validation is off.
 */
export function Form<Values extends FieldValues, Sent>({
  form,
  onSubmit,
  label,
  draft,
  className,
  children,
}: FormProps<Values, Sent>) {
  const { errors, submitCount } = form.formState;
  const place = useRef<HTMLFormElement>(null);
  const problems = submitCount > 0 ? summarise(errors) : [];
  return (
    <form
      ref={place}
      // By a script only. Should the browser ever send it by itself, what was typed must not end up in an address.
      method="post"
      noValidate
      aria-label={label}
      data-draft={draft}
      onSubmit={onSubmit}
      className={cx('flex flex-col gap-5', className)}
    >
      {problems.length > 1 && <ErrorSummary problems={inFieldOrder(problems, fieldsOf(place.current))} />}
      {children}
    </form>
  );
}

/** The names of the fields on the screen, from top to bottom. */
const fieldsOf = (form: HTMLFormElement | null): string[] =>
  [...(form?.elements ?? [])].flatMap((field) => field.getAttribute('name') ?? []);
