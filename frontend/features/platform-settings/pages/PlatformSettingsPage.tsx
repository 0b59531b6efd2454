import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { defineFilters, textFilter } from '#frontend/core/lists/filters.ts';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { settingsWith, useSettings } from '../api.ts';
import { SettingDetail } from '../components/SettingDetail.tsx';
import { SettingsList } from '../components/SettingsList.tsx';

const FILTERS = defineFilters({ q: textFilter(60) });

/** `/dashboard/admin/settings`: what admins can change without a deployment, one thing at a time. */
export default function PlatformSettingsPage() {
  const { data, error, isFetching, refetch } = useSettings();
  const { values, set } = useUrlFilters(FILTERS);
  const settings = settingsWith(data?.items ?? [], values.q);
  const open = useOpenItem(settings[0]?.setting.key);
  const shown = settingsWith(data?.items ?? [], '').find(({ setting }) => setting.key === open.shownId);
  return (
    <>
      <PageHeader
        title="Settings"
        description="Change one thing at a time, and see before what happens. Every change has its reason in the history."
      />
      {!data && error && !isFetching && (
        <RetryNotice
          error={error}
          heading="h2"
          title="We couldn’t load the settings"
          onRetry={() => void refetch()}
        />
      )}
      {!data && (!error || isFetching) && <Skeleton className="h-96 w-full rounded-card" />}
      {data && (
        <ListWithDetail
          open={open}
          label="Selected setting"
          back="All settings"
          list={
            <div className="flex min-w-0 flex-col gap-4">
              <SearchField
                label="Search settings"
                placeholder="Search settings"
                value={values.q}
                maxLength={60}
                onSearch={(q) => set({ q })}
              />
              {settings.length > 0 ? (
                <SettingsList settings={settings} open={open} />
              ) : (
                <p role="status" className="text-small text-muted">
                  No setting has these words.
                </p>
              )}
            </div>
          }
          detail={shown && <SettingDetail key={shown.setting.key} shown={shown} open={open} />}
        />
      )}
    </>
  );
}
