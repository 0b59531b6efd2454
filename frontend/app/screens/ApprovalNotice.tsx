import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { waitingFor } from '#frontend/features/dashboard/approvalWait.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { ApplicantsIcon } from '#frontend/ui/style/icons.ts';
import { POSTING_SCREENS } from '#shared/features/postings/screens.ts';

export interface ApprovalNoticeProps {
  /** The name of the screen. */
  title: string;
  /** What the screen will show, as a sentence. */
  later: string;
}

/** In place of a screen that wants an approved account: what the user waits for, and what they can do today. */
export default function ApprovalNotice({ title, later }: ApprovalNoticeProps) {
  return (
    <>
      <PageHeader title={title} />
      <Waiting later={later} />
    </>
  );
}

function Waiting({ later }: Pick<ApprovalNoticeProps, 'later'>) {
  const user = useCurrentUser();
  if (user.status === 'rejected')
    return (
      <EmptyState
        icon={<ApplicantsIcon />}
        heading="h2"
        title="Your account wasn’t approved"
        action={
          <ButtonLink to={PATHS.contact} variant="primary">
            Contact us
          </ButtonLink>
        }
      >
        {user.rejectionReason && <p className="wrap-anywhere">Reason: {user.rejectionReason}</p>}
        <p>If you’ve fixed the problem or think this is a mistake, contact us.</p>
      </EmptyState>
    );
  const waiting = waitingFor(user);
  const missing = waiting?.missing;
  return (
    <EmptyState
      icon={<ApplicantsIcon />}
      heading="h2"
      title="Your account is waiting for approval"
      action={
        <>
          {missing && (
            <ButtonLink to={missing.to} variant="primary">
              {missing.label}
            </ButtonLink>
          )}
          {user.role === 'employer' && (
            <ButtonLink to={POSTING_SCREENS.employer} {...(!missing && { variant: 'primary' })}>
              Write a posting
            </ButtonLink>
          )}
          <ButtonLink to={PATHS.profile}>Edit your profile</ButtonLink>
        </>
      }
    >
      <p>{waiting?.text}</p>
      <p className="mt-2">{later}</p>
    </EmptyState>
  );
}
