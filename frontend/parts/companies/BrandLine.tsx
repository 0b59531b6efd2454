import { cx } from '#frontend/ui/style/cx.ts';
import { inTheDark } from '#shared/core/branding.ts';

/** A line in the colour of a company, which is lighter in the dark theme where it has to be. */
export function BrandLine({ colour, className }: { colour: string; className?: string }) {
  return (
    // Pages that a function renders have no style attributes, so the colours are those of the drawing.
    <svg aria-hidden="true" className={cx('block h-1 w-full rounded-full', className)}>
      <rect width="100%" height="100%" fill={colour} className="looks-dark:hidden" />
      <rect width="100%" height="100%" fill={inTheDark(colour)} className="hidden looks-dark:inline" />
    </svg>
  );
}
