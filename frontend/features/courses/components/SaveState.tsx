import { cx } from '#frontend/ui/style/cx.ts';
import { progressInWords } from '../progress/progressQueue.ts';
import { useProgress } from '../progress/useProgress.ts';

/** Where the progress is: saved, or on this device until there is a connection, which stays in view while one reads. */
export function SaveState() {
  const words = progressInWords(useProgress());
  const isLate = words !== '' && words !== 'Saved';
  return (
    <p
      role="status"
      data-sticky={isLate ? 'below-top-bar' : undefined}
      className={cx(
        '-mt-4 mb-4 -ml-2 flex min-h-7 w-fit items-center rounded-b-control px-2 text-fine text-muted print:hidden',
        isLate && 'sticky top-16 z-10 bg-surface',
      )}
    >
      {words}
    </p>
  );
}
