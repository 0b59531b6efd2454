import type { ReactNode } from 'react';
import { cx } from '#frontend/ui/style/cx.ts';
import { FIRST_VIEW } from '../firstView.ts';

interface HeroProps {
  title: string;
  lead: ReactNode;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  /** A line in small print under them. */
  note?: ReactNode;
  /** Beside the words on wide screens, under them on narrow ones; a `large` one is always under them. */
  picture?: ReactNode;
  large?: boolean;
}

/** The head of a public page with its one h1. */
export function Hero({ title, lead, actions, note, picture, large = false }: HeroProps) {
  return (
    <div
      id={FIRST_VIEW}
      className={cx(
        'mx-auto grid max-w-page items-center gap-x-16 gap-y-14 px-4 pt-12 pb-14 md:px-6 md:pt-20 md:pb-22',
        picture !== undefined && !large && 'lg:grid-cols-[1.2fr_1fr] lg:gap-x-12',
      )}
    >
      <div className="min-w-0">
        <h1 className="max-w-[15em] text-display font-semibold">{title}</h1>
        <p className="mt-6 max-w-prose text-lead text-muted">{lead}</p>
        {actions && <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">{actions}</div>}
        {note && <div className="mt-5 text-small text-muted">{note}</div>}
      </div>
      {picture}
    </div>
  );
}
