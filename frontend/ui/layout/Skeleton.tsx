import { cx } from '../style/cx.ts';

/** The shape of something that is on its way: give it the size of what arrives. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-breathe rounded-tick bg-neutral-soft', className)}
    />
  );
}
