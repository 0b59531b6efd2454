import { AlertIcon } from '../style/icons.ts';

interface FieldErrorProps {
  id: string;
  message: string | undefined;
  /** Is read out as soon as it appears. */
  alert?: boolean | undefined;
}

/** The sentence under a field that says what is wrong. Nothing without a message. */
export function FieldError({ id, message, alert = false }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p
      id={id}
      role={alert ? 'alert' : undefined}
      className="flex animate-fade items-start gap-1.5 text-small text-danger"
    >
      <AlertIcon aria-hidden="true" className="mt-0.75 size-4" />
      {message}
    </p>
  );
}
