import { cx } from '../style/cx.ts';

/** A placeholder for loading content. Give it the size of the content. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-breathe rounded-tick bg-neutral-soft', className)}
    />
  );
}
