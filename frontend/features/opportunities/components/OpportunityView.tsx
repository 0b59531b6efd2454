import type { Ref } from 'react';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { SearchIcon } from '#frontend/ui/style/icons.ts';
import { useCachedSummary, useOpportunity } from '../api.ts';
import type { Action, Tools } from '../slots.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { OpportunityDetail } from './OpportunityDetail.tsx';
import { ReportOpportunity } from './ReportOpportunity.tsx';
import { SaveButton } from './SaveButton.tsx';

interface OpportunityViewProps {
  id: string;
  Action: Action;
  /** What admins set of an opportunity; nothing for others. */
  Tools?: Tools | undefined;
  heading: 'h1' | 'h2';
  headingRef?: Ref<HTMLHeadingElement>;
}

/** One opportunity: its detail, skeleton, error, or that it does not exist. */
export function OpportunityView({ id, heading, Tools, ...rest }: OpportunityViewProps) {
  const { data, error, isFetching, refetch } = useOpportunity(id);
  const loading = !error || isFetching;
  const listed = useCachedSummary(id);
  const known = data ?? (loading ? listed : undefined);
  useTitle(heading === 'h1' ? (known?.title ?? 'Opportunity') : undefined);
  if (known)
    return (
      <>
        <OpportunityDetail
          opportunity={{ ...known, applied: listed?.applied }}
          heading={heading}
          save={<SaveButton opportunity={known} listed={listed?.saved} place="detail" />}
          {...rest}
        />
        {data && Tools && <Tools opportunity={data} />}
        {data && <ReportOpportunity id={data.id} title={data.title} />}
      </>
    );
  if (loading) return <DetailSkeleton />;
  if (errorCode(error) === 'not_found')
    return (
      <div role="alert">
        <EmptyState
          heading={heading}
          icon={<SearchIcon />}
          title="This opportunity doesn’t exist"
          action={
            <ButtonLink to={PATHS.explore} variant="primary">
              Explore opportunities
            </ButtonLink>
          }
        >
          It may have been removed, or the link may be incomplete.
        </EmptyState>
      </div>
    );
  return (
    <RetryNotice
      error={error}
      heading={heading}
      title="We couldn’t load this opportunity"
      onRetry={() => void refetch()}
    />
  );
}
