import { Suspense } from 'react';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { isSameValue } from '#shared/core/settings.ts';
import { valueInWords } from '#shared/features/platform-settings/words.ts';
import type { ShownSetting } from '../api.ts';
import { PendingChange } from './PendingChange.tsx';
import { SettingHistory } from './SettingHistory.tsx';

// Forms are loaded after the page: reading settings needs none.
const ChangeForm = lazyPart<{ shown: ShownSetting }>(() => import('./ChangeForm.tsx'));

/** One setting: what it is, what it changes, what a new value would bring about, and its history. */
export function SettingDetail({ shown, open }: { shown: ShownSetting; open: OpenItem }) {
  const { setting, row } = shown;
  return (
    <article className="flex flex-col gap-6">
      <header>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 ref={open.headingRef} tabIndex={-1} className="text-title font-semibold">
            {setting.label}
          </h2>
          {row.risky && <Badge tone="warning">Risky</Badge>}
        </div>
        <p className="mt-3 text-small text-muted">Now</p>
        <p className="text-heading font-semibold wrap-anywhere">{valueInWords(setting, row.value)}</p>
        <p className="mt-1 text-small text-muted">
          <Changed shown={shown} />
        </p>
      </header>
      <section>
        <h3 className="text-small font-semibold">What it changes</h3>
        <p className="mt-1 max-w-prose text-small">{setting.changes}</p>
        {setting.risk !== undefined && (
          <p className="mt-2 max-w-prose text-small text-muted">
            {`${setting.risk} So a change waits for a second admin, where there is one.`}
          </p>
        )}
      </section>
      {row.newer ? (
        <Notice
          tone="warning"
          icon={<AlertIcon aria-hidden="true" />}
          title="A newer version of the platform has set this"
        >
          This version doesn’t know that value, so the default counts here. It is kept, and can’t be changed.
        </Notice>
      ) : row.pending ? (
        <PendingChange shown={shown} pending={row.pending} />
      ) : (
        <Suspense fallback={<Skeleton className="h-56 w-full" />}>
          <ChangeForm key={`${setting.key} ${row.version}`} shown={shown} />
        </Suspense>
      )}
      <SettingHistory shown={shown} />
    </article>
  );
}

/** Whether the value is the default, and who chose it. */
function Changed({ shown: { setting, row } }: { shown: ShownSetting }) {
  const { changed } = row;
  if (!changed) return <>This is the default. Nobody has changed it.</>;
  const isDefault = isSameValue(row.value, setting.initial);
  const more = isDefault
    ? 'This is the default.'
    : `The default is ${valueInWords(setting, setting.initial)}.`;
  return (
    <>
      Changed by <bdi>{changed.by.name}</bdi> on {recordMoment(changed.at)}. {more}
    </>
  );
}
