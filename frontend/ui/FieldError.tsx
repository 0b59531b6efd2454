import { AlertIcon } from './icons.ts';

/** The sentence under a field that says what is wrong. Nothing without a message. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="flex animate-fade items-start gap-1.5 text-small text-danger">
      <AlertIcon aria-hidden="true" className="mt-0.75 size-4" />
      {message}
    </p>
  );
}
