import { ApplicationSheet } from './ApplicationSheet.tsx';
import { ImportApplicationsSheet } from './ImportApplicationsSheet.tsx';
import { OutsideSheet } from './OutsideSheet.tsx';
import type { Entry } from './trackerEntries.ts';

interface TrackerSheetProps {
  entries: readonly Entry[];
  open: string | null;
  onClose: () => void;
}

/** The sheet that the address names: an application, a new one (`add`), or the import. */
export default function TrackerSheet({ entries, open, onClose }: TrackerSheetProps) {
  if (open === 'add') return <OutsideSheet onClose={onClose} />;
  if (open === 'import') return <ImportApplicationsSheet onClose={onClose} />;
  const entry = entries.find(({ key }) => key === open);
  if (!entry) return null;
  const { here, outside } = entry;
  if (outside) return <OutsideSheet key={outside.id} entry={{ ...entry, outside }} onClose={onClose} />;
  return here ? <ApplicationSheet entry={entry} application={here} onClose={onClose} /> : null;
}
