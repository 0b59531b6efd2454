import { useState } from 'react';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Menu } from '#frontend/ui/overlays/Menu.tsx';
import { MoreIcon } from '#frontend/ui/style/icons.ts';

const loadDialog = () => import('#frontend/parts/reports/ReportDialog.tsx');

/** What can be done about a user besides writing to them: a report. */
export function PersonMenu({ id, name }: { id: string; name: string }) {
  const [reporting, setReporting] = useState(false);
  const close = () => setReporting(false);
  const ReportDialog = useChunk(loadDialog, reporting, close);
  return (
    <>
      <Menu
        trigger={
          <>
            <MoreIcon aria-hidden="true" className="size-5" />
            <span className="sr-only">More</span>
          </>
        }
        triggerClass="flex size-10 flex-none items-center justify-center rounded-control text-muted hover:bg-neutral-soft aria-expanded:bg-neutral-soft"
        items={[{ label: 'Report…', onSelect: () => setReporting(true) }]}
      />
      {ReportDialog && reporting && <ReportDialog userId={id} name={name} mayBlock onClose={close} />}
    </>
  );
}
