import { Suspense } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PlanNeeded } from '#frontend/parts/companies/PlanNeeded.tsx';
import { isPlanRequired } from '#frontend/parts/companies/planRequired.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ArrowLeftIcon } from '#frontend/ui/style/icons.ts';
import { useComparison } from '../api.ts';
import { useApplicationPath } from '../useApplicationPath.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { RevealButton } from './RevealButton.tsx';

const Stability = lazyPart(() => import('./Stability.tsx'));

interface CompareViewProps {
  /** The posting, and its title. */
  id: string;
  title: string;
  keys: readonly string[];
  onClose: () => void;
}

/** Two to four candidates line by line, without names until someone reveals them. */
export default function CompareView({ id, title, keys, onClose }: CompareViewProps) {
  const { data, error, isError, isFetching, refetch } = useComparison(id, keys);
  const pathOf = useApplicationPath(id);
  useKeys({ Escape: onClose });
  return (
    <>
      <PageHeader
        title="Compare candidates"
        description={`${title ? `${title}. ` : ''}What each of them has of what the posting asks for. The number comes last.`}
        action={
          <>
            <Button icon={<ArrowLeftIcon />} onClick={onClose}>
              All candidates
            </Button>
            {data && <RevealButton id={id} candidates={data.candidates} />}
          </>
        }
      />
      {!data && isPlanRequired(error) && <PlanNeeded feature="comparison" title="Comparing candidates" />}
      {!data && isError && !isFetching && !isPlanRequired(error) && (
        <RetryNotice
          error={error}
          heading="h2"
          title="We couldn’t load the comparison"
          onRetry={() => void refetch()}
        />
      )}
      {!data && !(isError && !isFetching) && (
        <div role="status" aria-label="Loading the comparison…">
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      {data && (
        <div className="flex flex-col gap-4">
          {data.candidates.length < keys.length && (
            <Notice>Someone you chose withdrew their application, and is no longer compared.</Notice>
          )}
          <ComparisonTable comparison={data} pathOf={pathOf} />
          {data.candidates.some(({ place }) => place !== null) && (
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <Stability id={id} candidates={data.candidates} />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}
