import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface SkeletonRowsProps {
  /** What is loading, for screen readers: 'Loading messages…'. */
  label: string;
  rows?: number;
  /** The box around the rows; hairlines between them by default. */
  className?: string;
  /** Of each row: give it the padding that the real one has. */
  rowClass: string;
  /** The lines of one row, as Skeletons. */
  children: ReactNode;
}

/** Rows while a list is loading, as high as the ones that follow. They appear after 150 ms: a quick answer needs none. */
export function SkeletonRows({ label, rows = 5, className, rowClass, children }: SkeletonRowsProps) {
  return (
    <div role="status" className="animate-appear noscript:hidden">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className={cx('divide-y divide-line', className)}>
        {Array.from({ length: rows }, (_, index) => `row ${index}`).map((row) => (
          <div key={row} className={rowClass}>
            {children}
          </div>
        ))}
      </div>
    </div>
  );
}
