import { Button } from '../actions/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../style/icons.ts';

interface PageButtonsProps {
  /** What is paged: 'Users'. */
  label: string;
  /** 'Showing 51 to 100 of 1,240'. */
  range?: string | undefined;
  /** Left out on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Left out on the last page. */
  onNext?: (() => void) | undefined;
}

/** Previous and Next under a table that the server pages. Nothing when all rows fit on one page. */
export function PageButtons({ label, range, onPrevious, onNext }: PageButtonsProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <nav aria-label={`${label}: pages`} className="flex flex-wrap items-center justify-between gap-3 pt-4">
      <p className="text-small text-muted tabular-nums">{range}</p>
      <div className="flex gap-2">
        <Button size="small" disabled={!onPrevious} onClick={onPrevious} icon={<ChevronLeftIcon />}>
          Previous
        </Button>
        <Button size="small" disabled={!onNext} onClick={onNext}>
          Next
          <ChevronRightIcon aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
