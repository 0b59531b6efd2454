import type { ReactNode } from 'react';

/** The buttons of a sheet, the main one last. They stay at the bottom while its content scrolls. */
export function SheetActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-auto -mb-5 flex justify-end gap-3 border-t border-line bg-raised px-5 py-4 md:-mx-6 md:-mb-6 md:px-6">
      {children}
    </div>
  );
}
