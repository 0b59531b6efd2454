import type { ReactNode, RefCallback } from 'react';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';

interface EditorLayoutProps {
  /** Measures the content, and whether there is room for both; from usePaneRoom. */
  room: readonly [box: RefCallback<HTMLElement>, wide: boolean];
  form: ReactNode;
  companion: ReactNode;
  /** Names the companion, also as a sheet. */
  label: string;
  /** Where there is no room beside the form, the companion is a sheet. */
  sheet: boolean;
  onSheet: (open: boolean) => void;
}

/** A form, 640, with what helps to fill it in beside it, 432; on a narrow screen that is a sheet. */
export function EditorLayout({
  room: [box, wide],
  form,
  companion,
  label,
  sheet,
  onSheet,
}: EditorLayoutProps) {
  return (
    <div ref={box} className="@container">
      <div className="grid grid-cols-1 items-start gap-12 @split:grid-cols-[minmax(0,40rem)_minmax(0,27rem)]">
        {form}
        {wide && (
          <section
            aria-label={label}
            className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto pb-4"
          >
            {companion}
          </section>
        )}
      </div>
      {!wide && (
        <Sheet side="right" open={sheet} onOpenChange={onSheet} title={label}>
          {companion}
        </Sheet>
      )}
    </div>
  );
}
