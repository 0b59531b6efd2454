import { useRef } from 'react';
import { NoMatches } from '#frontend/core/lists/ActiveFilters.tsx';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { Words } from '#frontend/parts/asks/AskCard.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { MessagesIcon } from '#frontend/ui/style/icons.ts';
import type { AskTopic } from '#shared/features/asks/rules.ts';
import type { PublishedAnswer } from '#shared/features/asks/schema.ts';
import { usePublished } from '../api.ts';
import { AskFilters, activeOf } from '../components/AskFilters.tsx';
import { ASK_FILTERS } from '../filters.ts';

interface AnswerProps {
  one: PublishedAnswer;
  /** The list of a topic. */
  searchFor: (values: { topic: AskTopic }) => string;
}

function Answer({ one: { question, answer, topic, field, publishedAt }, searchFor }: AnswerProps) {
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5">
      <h2 dir="auto" className="max-w-prose text-lead font-semibold whitespace-pre-line wrap-anywhere">
        {question}
      </h2>
      <Words>{answer}</Words>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        {topic && (
          <TextLink quiet to={searchFor({ topic })}>
            {topic}
          </TextLink>
        )}
        {field !== '' && (
          <span>
            Field: <bdi>{field}</bdi>
          </span>
        )}
        <Moment at={publishedAt} as="day" />
      </div>
    </li>
  );
}

/** `/dashboard/answers`: what alumni answered, published without names by both sides. */
export default function AnswersPage() {
  const filters = useUrlFilters(ASK_FILTERS);
  const list = usePublished(filters.values);
  const rows = useRef<HTMLUListElement>(null);
  const shown = itemsOf(list).length;
  const count = list.data
    ? `${shown === 0 ? 'No' : shown} ${shown === 1 ? 'answer' : 'answers'}${list.hasNextPage ? ' so far' : ''}`
    : '';
  return (
    <>
      <PageHeader
        title="Answers from alumni"
        description="Questions that students asked, published without names because both sides agreed."
      />
      <AskFilters filters={filters} label="Search questions and answers" count={count} />
      <ListStates
        list={list}
        skeleton={
          <SkeletonRows label="Loading answers…" rows={4} className="flex flex-col gap-4" rowClass="h-40">
            <Skeleton className="h-full w-full" />
          </SkeletonRows>
        }
        failed={{ title: 'We couldn’t load the answers' }}
        empty={
          filters.filtered ? (
            <NoMatches of="answers" active={activeOf(filters)} onClear={filters.clear} />
          ) : (
            <EmptyState icon={<MessagesIcon />} heading="h2" title="No answers yet">
              Answers appear here when a student and an alumnus both agree to publish one.
            </EmptyState>
          )
        }
      >
        {(items) => (
          <ul ref={rows} className="flex flex-col gap-4">
            {items.map((one) => (
              <Answer key={one.id} one={one} searchFor={filters.searchFor} />
            ))}
          </ul>
        )}
      </ListStates>
      <MorePages list={list} rows={rows} />
    </>
  );
}
