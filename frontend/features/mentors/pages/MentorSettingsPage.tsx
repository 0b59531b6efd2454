import { Suspense } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { choiceFilter, defineFilters } from '#frontend/core/lists/filters.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { ListingNotices } from '#frontend/parts/mentors/ListingNotices.tsx';
import { useMentorScreens, useOwnMentor, useResources } from '#frontend/parts/mentors/ownMentor.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import type { OwnMentor } from '#shared/features/mentors/schema.ts';
import { SettingsForm } from '../components/SettingsForm.tsx';

const Standing = lazyPart<{ own: OwnMentor }>(async () => ({
  default: (await import('../components/Standing.tsx')).Standing,
}));
const ResourceLibrary = lazyPart(async () => ({
  default: (await import('../components/ResourceLibrary.tsx')).ResourceLibrary,
}));

const FILTERS = defineFilters({ tab: choiceFilter(['library']) });

/** `/dashboard/mentor/settings`, and the same for alumni: what students see of a mentor, and the resource library. */
export default function MentorSettingsPage() {
  const { values, set } = useUrlFilters(FILTERS);
  const { mentees } = useMentorScreens();
  const { data: own, error, isFetching, refetch } = useOwnMentor();
  const { data: resources } = useResources();
  return (
    <>
      <PageHeader
        title="Mentor settings"
        description="What students see of you, how many mentees you take, and what you share with them often."
        above={<Breadcrumb trail={[{ label: 'Mentees', to: mentees }]} current="Mentor settings" />}
      />
      {own && <ListingNotices />}
      <Tabs
        label="Mentor settings"
        value={values.tab || 'settings'}
        onChange={(tab) => set({ tab: tab === 'library' ? tab : '' })}
        tabs={[
          {
            value: 'settings',
            label: 'Settings',
            content: own ? (
              <Settings own={own} />
            ) : error ? (
              <RetryNotice
                error={error}
                title="We couldn’t load your settings"
                heading="h2"
                pending={isFetching}
                onRetry={() => void refetch()}
              />
            ) : (
              <Skeleton className="h-160 w-full rounded-card" />
            ),
          },
          {
            value: 'library',
            label: 'Resource library',
            ...(resources && { count: resources.items.length }),
            content: (
              <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
                <ResourceLibrary />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  );
}

function Settings({ own }: { own: OwnMentor }) {
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <SettingsForm record={own} />
      <aside aria-label="Where you stand" className="lg:sticky lg:top-20">
        <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
          <Standing own={own} />
        </Suspense>
      </aside>
    </div>
  );
}
