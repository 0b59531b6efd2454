import { PRODUCT } from '#shared/core/product.ts';

/** The lines of the mark, in a box of `1.5 4.5 30 23`, to be drawn with round ends. */
export const BIRD = {
  body: 'M3 19.5c4.5 1 8-.2 10.5-3.5 2.2-3 3.3-8.5 8.5-8.5 3 0 5 2 5.5 4.5l2.5 1-2.7 1.3C27 21 22 25.5 15.5 25.5c-4 0-7.5-1.5-9.5-3.5',
  wing: 'M12 20.5c4 .3 7-1.3 8.5-4.5',
  eye: { cx: 23, cy: 11.7, r: 1.3 },
};

/** The mark: a fledgling drawn in one line, with an eye of apricot. Takes the colour of the text around it. */
export function Mark({ className }: { className: string }) {
  return (
    <svg
      viewBox="1.5 4.5 30 23"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={BIRD.body} />
      <path d={BIRD.wing} />
      <circle className="text-accent" {...BIRD.eye} fill="currentColor" stroke="none" />
    </svg>
  );
}

/** The mark with the product's name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2 text-brand">
      <Mark className="h-7 w-8" />
      <span className="text-title font-semibold text-text">{PRODUCT}</span>
    </span>
  );
}
