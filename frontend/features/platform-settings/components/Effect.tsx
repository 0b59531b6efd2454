import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import type { SettingValue } from '#shared/core/settings.ts';
import { useEffectOf } from '../api.ts';

interface EffectProps {
  settingKey: string;
  /** The value that is planned; undefined while there is none. */
  value: SettingValue | undefined;
}

/** What a value would bring about, before it is saved. */
export function Effect({ settingKey, value }: EffectProps) {
  const { data, error, isFetching, refetch } = useEffectOf(settingKey, value);
  return (
    <div role="status" aria-busy={isFetching} className="empty:hidden">
      {value !== undefined && error && !isFetching && (
        <RetryNotice error={error} tone="warning" onRetry={() => void refetch()} />
      )}
      {value !== undefined && data && !error && (
        <Notice title="If you save this">
          <ul className="mt-1 flex flex-col gap-1">
            {data.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
