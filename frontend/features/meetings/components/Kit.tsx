import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { ApplicationReason } from '#shared/features/conversations/reason-rules.ts';
import { interviewKit } from '#shared/features/meetings/interview-kit.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

/** Where those who decide read an application, by their role. */
const APPLICANTS: Partial<Record<string, string>> = {
  employer: '/dashboard/employer/applicants',
  alumni: '/dashboard/alumni/applicants',
};

/** What a host prepares an interview with: the questions that every applicant of the posting is asked, and the application. */
export function Kit({ meeting, reason }: { meeting: ShownMeeting; reason: ApplicationReason }) {
  const { role } = useCurrentUser();
  const { opportunityId, userId } = reason;
  const { data, error, isFetching, refetch } = useQuery(
    api.query('opportunities.get', { params: { id: opportunityId } }),
  );
  const questions = data ? interviewKit(data) : [];
  return (
    <Card
      title="Prepare"
      description="From what the posting asks for. Ask every applicant the same, and their answers can be compared."
    >
      {!data && error && (
        <RetryNotice
          error={error}
          fallback="We couldn’t load the posting."
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && questions.length === 0 && (
        <p className="text-small text-muted">This posting names no requirements to ask about.</p>
      )}
      <ol className="flex list-decimal flex-col gap-4 pl-5 text-small marker:text-muted">
        {questions.map(({ about, question, follow }) => (
          <li key={about}>
            <p className="font-medium wrap-anywhere">{question}</p>
            <p className="text-muted">{follow}</p>
          </li>
        ))}
      </ol>
      <p className="mt-5">
        <ButtonLink to={`${APPLICANTS[role] ?? ''}?open=${opportunityId}.${userId}`} size="small">
          Application of <bdi>{meeting.guest.name}</bdi>
        </ButtonLink>
      </p>
    </Card>
  );
}
