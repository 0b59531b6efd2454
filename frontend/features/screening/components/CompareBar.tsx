import { Button } from '#frontend/ui/actions/Button.tsx';
import { COMPARED_AT_LEAST, COMPARED_AT_MOST } from '#shared/features/screening/rules.ts';
import { nameOf } from '../candidateWords.ts';
import type { Chosen } from '../useChosen.ts';

/** Who is chosen, and the step to the comparison. It stays in view. */
export function CompareBar({ chosen, onCompare }: { chosen: Chosen; onCompare: () => void }) {
  const { candidates, full, clear } = chosen;
  if (candidates.length === 0) return null;
  const few = candidates.length < COMPARED_AT_LEAST;
  return (
    <section
      aria-label="Comparison"
      data-sticky="bottom"
      className="sticky bottom-4 z-20 mt-14 -mb-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-brand bg-brand-soft px-4 py-2 text-small shadow-float"
    >
      <p role="status" className="min-w-0">
        <span className="font-medium">{candidates.map(nameOf).join(', ')}</span>{' '}
        <span className="text-muted">
          {few ? '· Choose one more to compare' : full && `· ${COMPARED_AT_MOST} is the most`}
        </span>
      </p>
      <div className="flex gap-2">
        <Button size="small" variant="quiet" onClick={clear}>
          Clear
        </Button>
        <Button size="small" variant="primary" disabled={few} onClick={onCompare}>
          Compare {few ? '' : candidates.length}
        </Button>
      </div>
    </section>
  );
}
