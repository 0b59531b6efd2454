import { Reference } from '#frontend/ui/data/Reference.tsx';
import { errorMessage, referenceOf } from './ApiError.ts';

interface ProblemProps {
  error: unknown;
  /** What to say when the server said nothing. */
  fallback: string;
}

/** Why something could not be loaded or done, in a sentence, and the number to quote when it is our fault. */
export function Problem({ error, fallback }: ProblemProps) {
  return (
    <>
      {errorMessage(error, fallback)}
      <Reference id={referenceOf(error)} />
    </>
  );
}
