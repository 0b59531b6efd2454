import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { EditUserForm } from './EditUserForm.tsx';

interface EditUserSheetProps {
  userId: string;
  onClose: () => void;
}

/** Edits the names, contact data and status of a user. */
export function EditUserSheet({ userId, onClose }: EditUserSheetProps) {
  // Never cached: an old version can't be saved.
  const { data, error, isFetching, refetch } = useQuery({
    ...api.query('admin.user', { params: { id: userId } }),
    queryKey: [...api.key('admin.user'), userId, 'edit'],
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (data) return <EditUserForm key={data.id} user={data} onClose={onClose} />;
  return (
    <Sheet side="right" open onOpenChange={(open) => !open && onClose()} title="Edit user">
      {error && !isFetching ? (
        <RetryNotice error={error} title="We couldn’t load this user" onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="flex flex-col gap-5">
          <VisuallyHidden>Loading…</VisuallyHidden>
          {['first', 'last', 'email', 'phone', 'status'].map((field) => (
            <div key={field} className="flex flex-col gap-2">
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-11 w-full rounded-control" />
            </div>
          ))}
        </div>
      )}
    </Sheet>
  );
}
