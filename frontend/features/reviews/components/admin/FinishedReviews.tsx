import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { ReasonDialog } from '#frontend/core/forms/ReasonDialog.tsx';
import { detailsBeside, OTHER, reasonSchemaFor } from '#frontend/core/forms/reasons.ts';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ItemLink, ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { PaneList } from '#frontend/core/lists/PaneList.tsx';
import { type OpenItem, useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { OutcomeView } from '#frontend/parts/reviews/OutcomeView.tsx';
import { resultInWords } from '#frontend/parts/reviews/words.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import { projectWorkflow } from '#shared/features/projects/rules.ts';
import { VOID_REASON_MAX } from '#shared/features/reviews/rules.ts';
import { type FinishedRow, useFinishedReviews, useRefreshRubrics } from '../../adminApi.ts';

/** The usual reasons for which a review is voided, as its reviewer and the student read them. */
const REASONS = [
  'The review is about another project.',
  'The scores don’t follow the rubric.',
  'The reviewer and the student know each other.',
  'The project isn’t the student’s own work.',
  OTHER,
];
const REASON_DETAILS = detailsBeside(REASONS, VOID_REASON_MAX);
const reasonSchema = reasonSchemaFor(REASON_DETAILS);

/** Finished reviews, the latest first, with the open one beside them. An admin can void one. */
export function FinishedReviews() {
  const list = useFinishedReviews();
  const items = itemsOf(list);
  const open = useOpenItem(items[0]?.id);
  const shown = items.find(({ id }) => id === open.shownId);
  return (
    <ListStates
      list={list}
      skeleton={
        <SkeletonRows
          label="Loading reviews…"
          className="border-y border-line max-lg:-mx-4 lg:max-w-104"
          rowClass="flex h-22 flex-col justify-center gap-2 px-4"
        >
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </SkeletonRows>
      }
      failed={{ title: 'We couldn’t load the reviews' }}
      empty={
        <EmptyState icon={<CheckIcon />} heading="h2" title="No finished reviews yet">
          Reviews that mentors hand in appear here, the latest first.
        </EmptyState>
      }
    >
      {() => (
        <ListWithDetail
          open={open}
          label="Selected review"
          back="All reviews"
          list={
            <PaneList
              label="Finished reviews"
              list={list}
              open={open}
              row={(review) => <FinishedReviewRow review={review} open={open} />}
            />
          }
          detail={shown && <FinishedDetail key={shown.id} review={shown} open={open} />}
        />
      )}
    </ListStates>
  );
}

function FinishedReviewRow({ review, open }: { review: FinishedRow; open: OpenItem }) {
  const { id, project, student, reviewer, finishedAt, status } = review;
  return (
    <li
      className={cx(
        'relative flex h-22 flex-col justify-center px-4 text-small transition-colors',
        open.wide && id === open.shownId ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="truncate text-body font-medium">
          <ItemLink open={open} id={id}>
            <bdi>{project.title}</bdi>
          </ItemLink>
        </h2>
        {status === 'void' && (
          <Badge size="small" tone="warning">
            Voided
          </Badge>
        )}
      </div>
      <p className="truncate text-muted">{inOneLine([student.name, `reviewed by ${reviewer}`])}</p>
      <p className="truncate text-fine text-muted tabular-nums">
        {resultInWords(review)} · <Moment at={finishedAt} as="day" />
      </p>
    </li>
  );
}

function FinishedDetail({ review, open }: { review: FinishedRow; open: OpenItem }) {
  const { id, project, student, status } = review;
  const [voiding, setVoiding] = useState(false);
  const refresh = useRefreshRubrics();
  return (
    <article>
      <header className="mb-6 flex min-h-14 flex-wrap items-start justify-between gap-3 border-b border-line pb-4">
        <div className="min-w-0 flex-1 basis-48">
          <h2
            ref={open.headingRef}
            tabIndex={-1}
            className="text-title font-semibold wrap-anywhere outline-none"
          >
            <bdi>{project.title}</bdi>
          </h2>
          <p className="flex flex-wrap items-center gap-2 text-small text-muted">
            <bdi>{student.name}</bdi>
            <StatusBadge {...projectWorkflow.statuses[project.status]} />
          </p>
        </div>
        {status !== 'void' && (
          <Button size="small" onClick={() => setVoiding(true)}>
            Void…
          </Button>
        )}
      </header>
      <OutcomeView outcome={review} />
      {voiding && (
        <ReasonDialog
          title={`Void the review of “${project.title}”?`}
          description="What followed from it is taken back, proven skills among it, and the project waits for a review again. A certificate that rests on it stays in force until an admin suspends it under Credentials. The reviewer and the student are notified."
          usual={REASONS}
          hint={`The reviewer and the student read it, and it is in the audit log. Up to ${REASON_DETAILS} characters.`}
          schema={reasonSchema}
          draft={`void:${id}`}
          submit="Void review"
          variant="danger"
          send={(reason) => api.call('reviews.void', { params: { id }, body: { reason } })}
          onSent={() => {
            setVoiding(false);
            toast({ title: 'Review voided', description: 'The project waits for a review again.' });
            return refresh();
          }}
          onError={refresh}
          onClose={() => setVoiding(false)}
        />
      )}
    </article>
  );
}
