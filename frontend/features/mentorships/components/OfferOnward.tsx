import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { refreshMentorships, useMentorshipChange } from '#frontend/parts/mentorships/api.ts';
import { MENTORS_PATH, mentorshipPath } from '#frontend/parts/mentorships/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { fullName } from '#shared/core/names.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

/** The next best mentor for a request that was declined or not answered, and the way to offer it to them as it is. */
export function OfferOnward({ mentorship: { id } }: { mentorship: Pick<Mentorship, 'id'> }) {
  const zone = useTimeZone();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    ...api.query('mentorships.nextBest', { params: { id } }),
    staleTime: 0,
  });
  const offer = useMentorshipChange(
    () => api.call('mentorships.forward', { params: { id }, body: {} }),
    'Request offered onward',
  );
  if (!data)
    return error ? (
      <RetryNotice
        error={error}
        fallback="We couldn’t look for another mentor."
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-9 w-64 max-w-full" />
    );
  const { mentor } = data;
  if (!mentor)
    return (
      <div className="flex flex-wrap items-center gap-3 text-small">
        <p className="text-muted">Nobody else who fits has time at the moment.</p>
        <ButtonLink size="small" to={MENTORS_PATH}>
          Find a mentor
        </ButtonLink>
      </div>
    );
  const forward = () =>
    offer.mutate(undefined, {
      onSuccess: async (answer) => {
        await refreshMentorships(client);
        // The answer is the new request, or the old one with where it went.
        await navigate(mentorshipPath(answer.forwardedTo ?? answer.id));
      },
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <p className="min-w-0">
        <span className="block">
          Next best:{' '}
          <span className="font-medium">
            <bdi>{fullName(mentor)}</bdi>
          </span>
          , {mentor.type}
        </span>
        <span className="block text-muted tabular-nums">Free {momentIn(mentor.nextFreeSlot, zone)}</span>
      </p>
      <Button size="small" variant="primary" pending={offer.isPending} onClick={forward}>
        Offer it to {mentor.firstName}
      </Button>
    </div>
  );
}
