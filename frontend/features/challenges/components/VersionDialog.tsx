import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { useEntryVersion } from '../api.ts';
import { EntryContent } from './EntryContent.tsx';

interface VersionDialogProps {
  challengeId: string;
  entryId: string;
  number: number;
  onClose: () => void;
}

/** One version of an entry, as it was handed in. */
export default function VersionDialog({ challengeId, entryId, number, onClose }: VersionDialogProps) {
  const { data, error, isFetching, refetch } = useEntryVersion(challengeId, entryId, number);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Version ${number}`}>
      {data && <EntryContent entry={data} />}
      {!data && error && (
        <RetryNotice
          error={error}
          fallback="We couldn’t load this version."
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-32 w-full" />}
    </Dialog>
  );
}
