import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import { editEventPath } from '#frontend/parts/events/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { WholeEvent } from '#shared/features/events/schema.ts';
import { useEventChanged, useRefreshEvents } from '../api.ts';

const loadCancel = () => import('./CancelEventDialog.tsx');

/** Publish, edit and cancel, as far as the event's status allows. An admin who is no host can cancel. */
export function HostActions({ event }: { event: WholeEvent }) {
  const { id, status, endsAt, hosting } = event;
  const [cancelling, setCancelling] = useState(false);
  const CancelEventDialog = useChunk(loadCancel, cancelling, () => setCancelling(false));
  const changed = useEventChanged();
  const refresh = useRefreshEvents();
  const publish = useAction(
    async () => changed(await api.call('events.publish', { params: { id }, body: {} })),
    'Event published',
    refresh,
  );
  const isAhead = serverNow() < Date.parse(endsAt);
  if (status !== 'draft' && !(status === 'published' && isAhead)) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setCancelling(true)}>
        {status === 'draft' ? 'Discard draft' : 'Cancel event'}
      </Button>
      {hosting && <ButtonLink to={editEventPath(id)}>Edit</ButtonLink>}
      {hosting && status === 'draft' && (
        <Button variant="primary" pending={publish.isPending} onClick={() => publish.mutate()}>
          Publish
        </Button>
      )}
      {CancelEventDialog && cancelling && (
        <CancelEventDialog event={event} onClose={() => setCancelling(false)} />
      )}
    </>
  );
}
