import { useMutation, useQuery } from '@tanstack/react-query';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import type { Exporting } from './ExportData.tsx';

/** How often the screen asks how far an export is, in milliseconds. */
const EVERY_MS = 1000;

/** How far the export is that the screen shows, and its file once it is ready. */
export default function ExportProgress({ id, exporting }: { id: string; exporting: Exporting }) {
  const asked = api.query('exports.get', { params: { id } });
  const { data, error, isFetching, refetch } = useQuery({
    ...asked,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'waiting' || state.data?.status === 'running' ? EVERY_MS : false,
  });
  // A link works for five minutes: each press asks for a fresh one.
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => api.call('exports.get', { params: { id } }),
    onSuccess: ({ url }) => url && window.location.assign(url),
    onError: (failure) =>
      toast({
        title: 'We couldn’t download the file',
        description: errorMessage(failure, UNREACHABLE),
        variant: 'destructive',
      }),
  });
  const close = (
    <Button size="small" variant="quiet" onClick={exporting.close}>
      Close
    </Button>
  );
  const again = (
    <Button size="small" pending={exporting.pending} onClick={() => exporting.begin(data?.format ?? 'csv')}>
      Export again
    </Button>
  );
  return (
    <section
      aria-label="Export"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised px-4 py-3"
    >
      {!data && error && (
        <div className="min-w-56 flex-1">
          <RetryNotice error={error} pending={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      <div role="status" className={cx('min-w-56 flex-1 text-small', !data && error && 'hidden')}>
        {!data && !error && 'Looking for the export…'}
        {data?.status === 'failed' && (
          <>
            <p className="font-medium">The export failed</p>
            <p className="text-muted">{data.failure}</p>
          </>
        )}
        {data?.status === 'ready' && (
          <>
            <p className="font-medium">
              {data.done.toLocaleString('en')} {data.done === 1 ? 'applicant' : 'applicants'} as{' '}
              {data.format.toUpperCase()}
            </p>
            <p className="text-muted">
              Ready to download until <Moment at={data.expiresAt} />
            </p>
          </>
        )}
        {(data?.status === 'waiting' || data?.status === 'running') && (
          <Progress
            label="Preparing the file…"
            value={data.done}
            max={Math.max(1, data.total)}
            detail={
              data.total > 0 &&
              `${data.done.toLocaleString('en')} of ${data.total.toLocaleString('en')} applicants read`
            }
          />
        )}
      </div>
      <div className="flex gap-2">
        {data?.status === 'ready' && (
          <Button size="small" variant="primary" pending={isPending} onClick={() => download()}>
            Download
          </Button>
        )}
        {data?.status === 'failed' && again}
        {close}
      </div>
    </section>
  );
}
