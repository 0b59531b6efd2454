import { resultInWords } from '#frontend/parts/reviews/words.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { CRITERION_IDS } from '#shared/core/rubric.ts';
import { type ReviewValues, resultIn, scoresIn } from '../reviewValues.ts';

interface ReviewBarProps {
  values: ReviewValues;
  /** What the main button says. */
  submit: string;
  pending: boolean;
  disabled?: boolean | undefined;
  /** Where the latest input is. */
  status: string;
  /** Shown where there is no room for the guide beside the form. */
  onGuide: (() => void) | undefined;
}

/** Sticks to the bottom of the form: the result once all criteria have a score, the main action, and where the draft is. */
export function ReviewBar({ values, submit, pending, disabled = false, status, onGuide }: ReviewBarProps) {
  const result = resultIn(values);
  return (
    <div
      data-sticky="bottom"
      className="sticky bottom-0 z-10 -mx-4 flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:px-0"
    >
      <Button type="submit" variant="primary" pending={pending} disabled={disabled}>
        {submit}
      </Button>
      {onGuide && <Button onClick={onGuide}>Guide</Button>}
      <div className="ml-auto text-right">
        <p role="status" className="text-small font-medium tabular-nums">
          {result ? resultInWords(result) : `${scoresIn(values).length} of ${CRITERION_IDS.length} scored`}
        </p>
        <p role="status" className="text-fine text-muted">
          {pending ? '' : status}
        </p>
      </div>
    </div>
  );
}
