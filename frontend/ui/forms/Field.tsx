import { type ReactNode, useId } from 'react';
import { cx } from '../style/cx.ts';
import { FieldError } from './FieldError.tsx';
import { selectRefused } from './selectRefused.ts';

/** What every field of a form can say about itself. */
export interface FieldText {
  label: ReactNode;
  /** Help that stays, under the field. */
  hint?: ReactNode;
  /** What is wrong with the value, in one sentence. */
  error?: string | undefined;
  /** Marks the field as one that must be filled (an asterisk) or one that need not be (the word). */
  mark?: 'required' | 'optional';
}

/** What a control takes from its field: spread it into the input. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps extends FieldText {
  id?: string | undefined;
  className?: string | undefined;
  /** The error is read out as soon as it appears. */
  alert?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, hint and error under, both tied to the control by `aria-describedby`. */
export function Field({ id, label, hint, error, mark, className, alert, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = cx(error && errorId, hint ? hintId : undefined) || undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus of the control within
    <div
      className={cx('flex min-w-0 flex-col gap-1.5', className)}
      onFocus={({ target }) => selectRefused(target)}
    >
      <label htmlFor={controlId} className="text-small font-medium">
        {label}
        <FieldMark mark={mark} />
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': mark === 'required' ? true : undefined,
      })}
      <FieldError id={errorId} message={error} alert={alert} />
      {hint && (
        <div id={hintId} className="text-fine text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}

/** The asterisk or the word beside a label. */
export function FieldMark({ mark }: { mark: FieldText['mark'] }) {
  if (mark === 'required')
    return (
      <span aria-hidden="true" className="ml-0.5 text-danger">
        *
      </span>
    );
  if (mark === 'optional') return <span className="ml-1.5 font-normal text-muted">Optional</span>;
  return null;
}
