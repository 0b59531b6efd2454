import { type ReactNode, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { cx } from '../style/cx.ts';
import { ErrorSummary, summarise } from './ErrorSummary.tsx';

interface FormProps<Values extends FieldValues, Sent> {
  /** What `useForm` gave. */
  form: UseFormReturn<Values, unknown, Sent>;
  /** Sends the valid values. While its promise is open the form cannot be sent again. */
  onSubmit: (values: Sent) => Promise<unknown> | undefined;
  /** Names the form to screen readers. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form of one column. Fields speak for themselves on blur and on submit; when several are wrong after a
 * submit, a summary above lists them with links. Validation is ours: the browser's bubbles are off.
 */
export function Form<Values extends FieldValues, Sent>({
  form,
  onSubmit,
  label,
  className,
  children,
}: FormProps<Values, Sent>) {
  const sending = useRef(false);
  const { errors, submitCount } = form.formState;
  const problems = submitCount > 0 ? summarise(errors) : [];

  const send = form.handleSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    try {
      await onSubmit(values);
    } finally {
      sending.current = false;
    }
  });
  return (
    <form noValidate aria-label={label} onSubmit={send} className={cx('flex flex-col gap-5', className)}>
      {problems.length > 1 && <ErrorSummary problems={problems} />}
      {children}
    </form>
  );
}
