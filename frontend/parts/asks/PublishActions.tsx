import { Suspense, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import type { Ask } from '#shared/features/asks/schema.ts';
import { useRefreshAsks } from './api.ts';

const PublishSheet = lazyPart<{ ask: Ask; onClose: () => void }>(() => import('./PublishSheet.tsx'));

/** Agreeing to publish an answer, and taking it back. */
export function PublishActions({ ask }: { ask: Ask }) {
  const [open, setOpen] = useState(false);
  const refresh = useRefreshAsks();
  const withdraw = useAction(
    () => api.call('asks.publish', { params: { id: ask.id }, body: { publish: false } }),
    ask.publication?.published ? 'No longer published' : 'Taken back',
    refresh,
  );
  if (ask.answer === undefined) return null;
  const { agreed = [], published = false } = ask.publication ?? {};
  return (
    <>
      {agreed.includes(ask.side) ? (
        <>
          {!published && <p className="text-small text-muted">You agreed to publish this.</p>}
          <Button size="small" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {published ? 'Stop publishing' : 'Take back'}
          </Button>
        </>
      ) : (
        <Button size="small" onClick={() => setOpen(true)}>
          {agreed.length > 0 ? 'See what is to be published' : 'Publish without names'}
        </Button>
      )}
      {open && (
        <Suspense>
          <PublishSheet ask={ask} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
