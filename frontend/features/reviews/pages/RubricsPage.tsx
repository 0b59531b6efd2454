import { type ReactNode, Suspense } from 'react';
import { choiceFilter, defineFilters } from '#frontend/core/lists/filters.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { Rubrics } from '../components/admin/Rubrics.tsx';

const References = lazyPart(async () => ({
  default: (await import('../components/admin/References.tsx')).References,
}));
const FinishedReviews = lazyPart(async () => ({
  default: (await import('../components/admin/FinishedReviews.tsx')).FinishedReviews,
}));

const TABS = ['versions', 'references', 'reviews'] as const;
type RubricsTab = (typeof TABS)[number];
const LABELS: Readonly<Record<RubricsTab, string>> = {
  versions: 'Rubric',
  references: 'Reference projects',
  reviews: 'Finished reviews',
};
const CONTENTS: Readonly<Record<RubricsTab, ReactNode>> = {
  versions: <Rubrics />,
  references: <References />,
  reviews: <FinishedReviews />,
};
const FILTERS = defineFilters({ tab: choiceFilter(TABS) });

/** `/dashboard/admin/rubrics`: what mentors review projects by, and what they said. */
export default function RubricsPage() {
  const { values, set } = useUrlFilters(FILTERS);
  return (
    <>
      <PageHeader
        title="Rubrics and reviews"
        description="What mentors review projects by, how far they are apart, and the reviews that they finished."
      />
      <Tabs
        label="Rubrics and reviews"
        value={values.tab || 'versions'}
        onChange={(value) => set({ tab: TABS.find((one) => one === value && one !== 'versions') ?? '' })}
        tabs={TABS.map((value) => ({
          value,
          label: LABELS[value],
          content: (
            <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
              {CONTENTS[value]}
            </Suspense>
          ),
        }))}
      />
    </>
  );
}
