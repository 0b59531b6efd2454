import type { ReactNode } from 'react';
import { FlightLine } from '../pictures/FlightLine.tsx';

interface ClosingCallProps {
  title: string;
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
}

/** The last word of a page, on evergreen in both themes: one thing to do next. */
export function ClosingCall({ title, children, actions }: ClosingCallProps) {
  return (
    <section className="on-evergreen relative overflow-hidden bg-brand text-on-brand scheme-light">
      <FlightLine />
      <div className="relative mx-auto max-w-page px-4 py-16 md:px-6 md:py-24">
        <h2 className="max-w-[18em] text-section">{title}</h2>
        <p className="mt-3 max-w-form text-lead text-on-brand/85">{children}</p>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </section>
  );
}
