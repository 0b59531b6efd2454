import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { itemsOf } from '#frontend/core/lists/ListStates.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { isSameValue } from '#shared/core/settings.ts';
import type { SettingVersion } from '#shared/features/platform-settings/schema.ts';
import { valueInWords } from '#shared/features/platform-settings/words.ts';
import { type ShownSetting, useRefreshSettings, useSettingHistory } from '../api.ts';

/** What a setting was, by whom and why; each version can be gone back to. */
export function SettingHistory({ shown }: { shown: ShownSetting }) {
  const { setting, row } = shown;
  const history = useSettingHistory(setting.key);
  const [to, setTo] = useState<number>();
  const versions = itemsOf(history);
  const canRevert = !row.newer && !row.pending;
  return (
    <section>
      <h3 className="text-small font-semibold">History</h3>
      {history.error && !history.isFetching && (
        <RetryNotice error={history.error} onRetry={() => void history.refetch()} />
      )}
      {!history.data && !history.error && <Skeleton className="mt-2 h-16 w-full rounded-card" />}
      <ol aria-label="History" className="mt-2 divide-y divide-line text-small">
        {versions.map((version) => (
          <Version
            key={version.version}
            shown={shown}
            version={version}
            onRevert={
              canRevert && !version.newer && !isSameValue(version.value, row.value) ? setTo : undefined
            }
          />
        ))}
        {history.data && !history.hasNextPage && (
          <li className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p>{`Default: ${valueInWords(setting, setting.initial)}`}</p>
            {canRevert && !isSameValue(setting.initial, row.value) && (
              <Button size="small" variant="quiet" onClick={() => setTo(0)}>
                Back to the default
              </Button>
            )}
          </li>
        )}
      </ol>
      {history.hasNextPage && (
        <Button
          size="small"
          pending={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Load more
        </Button>
      )}
      {to !== undefined && <Revert shown={shown} to={to} onClose={() => setTo(undefined)} />}
    </section>
  );
}

interface VersionProps {
  shown: ShownSetting;
  version: SettingVersion;
  /** Undefined for what counts already. */
  onRevert: ((to: number) => void) | undefined;
}

function Version({ shown: { setting }, version: given, onRevert }: VersionProps) {
  const { version, value, newer, at, by, reason, approvedBy, revertedTo } = given;
  const words = newer ? 'A value of a newer version of the platform' : valueInWords(setting, value);
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">{`${version}. ${words}`}</p>
        <p className="text-muted">
          <bdi>{by.name}</bdi> on {recordMoment(at)}
          {approvedBy && (
            <>
              , approved by <bdi>{approvedBy.name}</bdi>
            </>
          )}
          {revertedTo !== null &&
            (revertedTo === 0 ? ', back to the default' : `, back to version ${revertedTo}`)}
        </p>
        <p dir="auto" className="wrap-anywhere">
          {reason}
        </p>
      </div>
      {onRevert && (
        <Button size="small" variant="quiet" onClick={() => onRevert(version)}>
          Go back to this<span className="sr-only">: version {version}</span>
        </Button>
      )}
    </li>
  );
}

interface RevertProps {
  shown: ShownSetting;
  to: number;
  onClose: () => void;
}

function Revert({ shown: { setting, row }, to, onClose }: RevertProps) {
  const refresh = useRefreshSettings();
  return (
    <ConfirmDialog
      title={to === 0 ? 'Go back to the default?' : `Go back to version ${to}?`}
      description={`${setting.label} gets that value again, as a new version.${row.risky ? ' Where there is a second admin, it waits for them.' : ''}`}
      keep="Keep it"
      confirm="Go back"
      send={() =>
        api
          .call('platform-settings.revert', {
            params: { key: setting.key },
            body: { to, version: row.version },
          })
          .finally(refresh)
      }
      onDone={() =>
        toast({ title: 'Asked for', description: 'The value at the top is the one that counts.' })
      }
      onClose={onClose}
    />
  );
}
