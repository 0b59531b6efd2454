import { type ReactNode, useId } from 'react';

interface DetailSectionProps {
  title: string;
  /** For links to it, and buttons that lead there. */
  id?: string;
  children: ReactNode;
}

/** A part of what is known of a mentee. */
export function DetailSection({ title, id, children }: DetailSectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-40">
      <h3 id={heading} className="mb-3 text-lead font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}
