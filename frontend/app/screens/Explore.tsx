import { useSession } from '#frontend/core/session/useSession.ts';
import { useAllMyApplications } from '#frontend/features/applications/api.ts';
import { ApplyAction } from '#frontend/features/applications/components/ApplyAction.tsx';
import { ExplorePage } from '#frontend/features/opportunities/pages/ExplorePage.tsx';
import type { Action } from '#frontend/features/opportunities/slots.ts';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { mayApply } from '#shared/features/application-rules.ts';

const ApplyFromSearch: Action = (props) => <ApplyAction {...props} source="search" />;

/** `/explore`, with the user's actions on each opportunity. */
export default function Explore() {
  const { user } = useSession();
  useAllMyApplications();
  const notice = user && !mayApply(user.role) && (
    <Notice>
      You can view every opportunity, but only students and alumni can apply. Your role is{' '}
      {ROLE_LABELS[user.role].toLowerCase()}.
    </Notice>
  );
  return <ExplorePage Action={ApplyFromSearch} notice={notice} />;
}
