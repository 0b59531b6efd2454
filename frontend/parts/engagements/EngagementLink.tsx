import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { engagementPath } from '#shared/features/engagements/news.ts';
import { useLatestEngagements } from './api.ts';
import { ENGAGEMENTS_PATH } from './paths.ts';

interface EngagementLinkProps {
  /** The application from which the live project follows. */
  opportunityId: string;
  studentId: string;
}

/** Leads from an application that became a hire to its live project; nothing where there is none. */
export default function EngagementLink({ opportunityId, studentId }: EngagementLinkProps) {
  const { data } = useLatestEngagements();
  const found = data?.items.find(
    (one) => one.opportunityId === opportunityId && one.student.id === studentId,
  );
  // One of long ago is not among the latest: the list has it.
  if (!found && !data?.nextCursor) return null;
  return (
    <p className="text-small">
      <TextLink to={found ? engagementPath(found.id) : ENGAGEMENTS_PATH}>Open the live project</TextLink>
    </p>
  );
}
