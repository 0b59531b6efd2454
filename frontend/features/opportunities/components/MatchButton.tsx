import { useState } from 'react';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';

const loadReceipt = async () => ({ default: (await import('./MatchReceipt.tsx')).MatchReceipt });

interface MatchButtonProps {
  id: string;
  title: string;
  /** Nothing is shown without one. */
  total: number | null;
}

/** The percent of a match on a card. It opens the receipt. */
export function MatchButton({ id, title, total }: MatchButtonProps) {
  const [open, setOpen] = useState(false);
  const Receipt = useChunk(loadReceipt, open, () => setOpen(false));
  if (total === null) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative z-10 w-fit rounded-tick py-0.5 text-small leading-5 font-medium text-brand tabular-nums underline decoration-1 underline-offset-3 hover:decoration-2"
      >
        {total}% match
      </button>
      {Receipt && (
        <Sheet side="right" open={open} onOpenChange={setOpen} title="Your match" description={title}>
          <Receipt id={id} title={title} />
        </Sheet>
      )}
    </>
  );
}
