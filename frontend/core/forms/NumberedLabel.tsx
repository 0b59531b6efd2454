import type { ReactNode } from 'react';

/** The label of a choice that a number key makes, with that number where there is a keyboard. */
export function NumberedLabel({ number, children }: { number: number; children: ReactNode }) {
  return (
    <span className="flex justify-between gap-3 font-normal">
      {children}
      <span aria-hidden="true" className="text-muted tabular-nums max-md:hidden">
        {number}
      </span>
    </span>
  );
}
