import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import { AdvisorIcon } from '#frontend/ui/style/icons.ts';
import { isAdvisorPage } from '../paths.ts';

const load = () => import('./AdvisorDialog.tsx');

/** Above the bars that stick to the bottom of the window: on a phone, and where they do so at every width. */
const PLACE = cx(
  'fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-20',
  'max-md:[:root:has([data-sticky=bottom])_&]:bottom-22 [:root:has(.sticky[data-sticky=bottom])_&]:bottom-22',
);

/**
 * The button at the bottom right of every screen that opens the advisor, but for its own page. The dialog’s code arrives
 * with the first press.
 */
export default function AdvisorButton() {
  const [open, setOpen] = useState(false);
  const Panel = useChunk(load, open, () => setOpen(false));
  if (isAdvisorPage(useLocation().pathname)) return null;
  return (
    <aside aria-label="AI Career Assistant">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={cx(
          PLACE,
          'flex size-14 flex-col items-center justify-center rounded-full bg-brand text-fine font-semibold text-on-brand shadow-float transition-colors hover:bg-brand-strong',
          open && Panel && 'invisible',
        )}
      >
        <AdvisorIcon aria-hidden="true" className="-mb-0.5 size-6" />
        <span className="leading-4">
          AI<span className="sr-only"> Career Assistant</span>
        </span>
      </button>
      {Panel && <Panel open={open} onOpenChange={setOpen} />}
    </aside>
  );
}
