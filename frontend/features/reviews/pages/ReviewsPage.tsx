import { type ReactNode, Suspense } from 'react';
import { itemsOf } from '#frontend/core/lists/ListStates.tsx';
import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { REFERENCES_PATH } from '#frontend/parts/reviews/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { InfoIcon } from '#frontend/ui/style/icons.ts';
import { waitsInWords } from '#shared/features/reviews/wait-words.ts';
import { useReviews, useTemplates } from '../api.ts';
import { ReviewList } from '../components/ReviewList.tsx';
import { REVIEW_FILTERS, REVIEW_TABS, type ReviewTab, TAB_LABELS } from '../reviewFilters.ts';

const RubricTab = lazyPart(async () => ({
  default: (await import('../components/RubricTab.tsx')).RubricTab,
}));
const TemplatesTab = lazyPart(async () => ({
  default: (await import('../components/TemplatesTab.tsx')).TemplatesTab,
}));

const TITLE = 'Project Reviews';

/** `/dashboard/mentor/projects`: the projects that wait for a review, what the mentor finished, the rubric, the templates. */
export default function ReviewsPage() {
  const filters = useUrlFilters(REVIEW_FILTERS);
  const { values } = filters;
  const tab: ReviewTab = values.tab || 'pending';
  const listed = tab === 'completed' ? 'completed' : 'pending';
  const list = useReviews(listed, values);
  const templates = useTemplates();
  const open = useOpenItem(itemsOf(list)[0]?.id);
  const first = list.data?.pages[0];
  const known = templates.data && !templates.hasNextPage ? itemsOf(templates).length : undefined;
  const counts: Partial<Record<ReviewTab, number | undefined>> = { ...first?.counts, templates: known };
  const reviews = (
    <ReviewList tab={listed} list={list} open={open} values={values} set={filters.set}>
      {listed === 'pending' && first && (
        <p className="text-small text-muted">
          {first.waits.half === null && <span>How long projects wait: </span>}
          <span>{waitsInWords(first.waits)}.</span>
        </p>
      )}
    </ReviewList>
  );
  // On a narrow screen the open project is in place of everything else.
  if (open.named !== null && !open.wide)
    return (
      <>
        <PageHeader title={TITLE} />
        {reviews}
      </>
    );
  const contents: Readonly<Record<ReviewTab, ReactNode>> = {
    pending: reviews,
    completed: reviews,
    rubric: <RubricTab />,
    templates: <TemplatesTab />,
  };
  return (
    <>
      <PageHeader
        title={TITLE}
        description="Read what students have built, score it by the rubric, and say what would help most."
      />
      <div className="flex flex-col gap-5">
        {first && !first.calibrated && <CalibrationNotice />}
        <UnknownFilters {...filters.unknown} />
        <Tabs
          label={TITLE}
          value={tab}
          onChange={(value) => filters.set({ tab: tabOf(value), category: '', technology: '' })}
          tabs={REVIEW_TABS.map((value) => ({
            value,
            label: TAB_LABELS[value],
            ...(counts[value] !== undefined && { count: counts[value] }),
            content: (
              <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
                {contents[value]}
              </Suspense>
            ),
          }))}
        />
      </div>
    </>
  );
}

/** The tab as the address has it: the first needs no word. */
const tabOf = (value: string): ReviewTab | '' =>
  value === 'pending' ? '' : (REVIEW_TABS.find((one) => one === value) ?? '');

function CalibrationNotice() {
  return (
    <Notice
      icon={<InfoIcon aria-hidden="true" />}
      title="Rate two reference projects first"
      action={
        <ButtonLink to={REFERENCES_PATH} size="small" variant="primary">
          Rate reference projects
        </ButtonLink>
      }
    >
      <p>
        They take about ten minutes, and show you how far your scores are from those of the rubric’s authors.
        Then you can start your first review.
      </p>
    </Notice>
  );
}
