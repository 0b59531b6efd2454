import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import type { PendingChange as Pending } from '#shared/features/platform-settings/schema.ts';
import { valueInWords } from '#shared/features/platform-settings/words.ts';
import { type ShownSetting, useRefreshSettings } from '../api.ts';
import { Effect } from './Effect.tsx';

interface PendingChangeProps {
  shown: ShownSetting;
  pending: Pending;
}

/** A change that waits for a second admin: what it would bring about, and the decision about it. */
export function PendingChange({ shown: { setting, row }, pending }: PendingChangeProps) {
  const { id } = useCurrentUser();
  const refresh = useRefreshSettings();
  const isOwn = pending.by.id === id;
  const given = { params: { key: setting.key }, body: { pending: pending.id } };
  const approve = useAction(
    () => api.call('platform-settings.approve', given),
    'Change approved',
    () => refresh(),
  );
  const decline = useAction(
    () => api.call('platform-settings.decline', given),
    isOwn ? 'Change withdrawn' : 'Change declined',
    () => refresh(),
  );
  const busy = approve.isPending || decline.isPending;
  return (
    <section className="flex flex-col gap-4">
      <Notice
        tone="warning"
        icon={<AlertIcon aria-hidden="true" />}
        title={`Waits for a second admin: ${valueInWords(setting, pending.value)} instead of ${valueInWords(setting, row.value)}`}
      >
        <p>
          <bdi>{pending.by.name}</bdi> asked for it on {recordMoment(pending.at)}: <bdi>{pending.reason}</bdi>
        </p>
        {isOwn && <p className="mt-1">Another admin has to approve it. You can withdraw it.</p>}
      </Notice>
      <Effect settingKey={setting.key} value={pending.value} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={() => decline.mutate()}>
          {isOwn ? 'Withdraw' : 'Decline'}
        </Button>
        {!isOwn && (
          <Button variant="primary" disabled={busy} onClick={() => approve.mutate()}>
            Approve
          </Button>
        )}
      </div>
    </section>
  );
}
