import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { PeopleIcon } from '#frontend/ui/style/icons.ts';
import type { ChallengeStatus } from '#shared/features/challenges/rules.ts';
import { resultsPath } from '#shared/features/judging/address.ts';
import { JUDGES_PER_ENTRY } from '#shared/features/judging/rules.ts';
import type { Judging } from '#shared/features/judging/schema.ts';
import { useOverview } from './api.ts';
import type { ChooseJudgesProps } from './ChooseJudges.tsx';
import { JudgesTable } from './JudgesTable.tsx';
import { JudgingState } from './JudgingState.tsx';

const ChooseJudges = lazyPart<ChooseJudgesProps>(() => import('./ChooseJudges.tsx'));

/** Who judges a challenge and how far they are, for its host and admins: judges are chosen, and the results published. */
export function JudgesSection({ challengeId }: { challengeId: string }) {
  const { data, error, isFetching, refetch } = useOverview(challengeId);
  const challenge = useQuery(api.query('challenges.get', { params: { id: challengeId } })).data;
  if (!data || !challenge)
    return (
      <Card title="Judges">
        {error ? (
          <RetryNotice
            error={error}
            fallback="We couldn’t load the judges."
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </Card>
    );
  const { hosting, status } = challenge;
  return <Loaded challengeId={challengeId} judging={data} hosting={hosting} status={status} />;
}

interface LoadedProps {
  challengeId: string;
  judging: Judging;
  hosting: boolean;
  status: ChallengeStatus;
}

function Loaded({ challengeId, judging, hosting, status }: LoadedProps) {
  const [choosing, setChoosing] = useState(false);
  const { progress, phase } = judging;
  if (!progress) return null;
  const { judges } = progress;
  const over = status === 'published' || status === 'cancelled';
  const choose = hosting && !over && (
    <Button disabled={phase === 'assigning'} onClick={() => setChoosing(true)}>
      {judges.length === 0 ? 'Choose judges' : 'Change judges'}
    </Button>
  );
  return (
    <Card
      title="Judges"
      description={`At least ${JUDGES_PER_ENTRY} score each entry. They never learn whose it is before the results.`}
      actions={
        status === 'published' ? (
          <ButtonLink to={resultsPath(challengeId)}>See the results</ButtonLink>
        ) : (
          judges.length > 0 && choose
        )
      }
    >
      {judges.length === 0 ? (
        <EmptyState icon={<PeopleIcon />} title="No judges yet" action={choose}>
          {over
            ? 'Nobody was chosen to judge this challenge.'
            : 'Choose them before the deadline, so that entries are assigned as soon as it passes.'}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-5">
          <JudgingState challengeId={challengeId} judging={judging} progress={progress} status={status} />
          <JudgesTable judges={judges} />
        </div>
      )}
      {choosing && (
        <Suspense>
          <ChooseJudges challengeId={challengeId} judges={judges} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Card>
  );
}
