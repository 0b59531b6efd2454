import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import ReviewedProjects from './ReviewedProjects.tsx';
import ShownEvents from './ShownEvents.tsx';

/** What others said of the user's work, and events to which they went, as others see it. It is chosen where each of them is. */
export default function OwnEvidence({ userId }: { userId: string }) {
  const { data } = useQuery(api.query('profile.person', { params: { id: userId }, query: {} }));
  if (!data) return null;
  const { evidence, events } = data;
  const hasEvidence = evidence.projects.length + evidence.proven.length + evidence.statements.length > 0;
  return (
    <>
      {hasEvidence && (
        <>
          <ReviewedProjects evidence={evidence} />
          <p className="text-small text-muted">
            Choose under <TextLink to="/dashboard/student/projects">My projects</TextLink> what is shown here.
          </p>
        </>
      )}
      {events.length > 0 && (
        <>
          <ShownEvents events={events} />
          <p className="text-small text-muted">
            Choose on the pages of{' '}
            <TextLink to="/dashboard/events?tab=going">events to which you went</TextLink> whether they are
            shown here.
          </p>
        </>
      )}
    </>
  );
}
