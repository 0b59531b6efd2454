import { useSession } from '#frontend/core/session/useSession.ts';
import { ApplyAction } from '#frontend/features/applications/components/ApplyAction.tsx';
import type { Action } from '#frontend/features/opportunities/slots.ts';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { mayApply } from '#shared/core/applicant-roles.ts';

export const ApplyFromSearch: Action = (props) => <ApplyAction {...props} source="search" />;

/** For a list of opportunities: says why those who can’t apply can’t. */
export const useApplyNotice = () => {
  const { user } = useSession();
  if (!user || mayApply(user.role)) return null;
  return (
    <Notice>
      You can view every opportunity, but only students and alumni can apply. Your role is{' '}
      {ROLE_LABELS[user.role].toLowerCase()}.
    </Notice>
  );
};
