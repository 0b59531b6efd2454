import { PATHS } from '#frontend/core/paths.ts';
import { onboardingPath } from '#frontend/core/session/arrival.ts';
import { ConfirmEmailNotice } from '#frontend/core/session/ConfirmEmailNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AdminIcon, AlertIcon, UserIcon } from '#frontend/ui/style/icons.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { waitingFor } from '../approvalWait.ts';

/** The notices of AccountNotices; a chunk of its own, for most people never see one. */
export default function AccountNoticesPanel() {
  const user = useCurrentUser();
  const { role, status, rejectionReason, profileData } = user;
  const waiting = status === 'pending' ? waitingFor(user) : undefined;
  return (
    <div className="flex flex-col gap-3">
      <ConfirmEmailNotice
        reason={
          mayApply(role) ? 'Open it before you apply.' : 'Open it to confirm that the address is yours.'
        }
      />
      {waiting && (
        <Notice
          icon={<AdminIcon aria-hidden="true" />}
          title="Your account is waiting for approval"
          action={
            waiting.missing &&
            // Until onboarding is complete, its own notice leads to the same fields.
            profileData.isOnboardingComplete && (
              <ButtonLink to={waiting.missing.to} size="small">
                {waiting.missing.label}
              </ButtonLink>
            )
          }
        >
          <p className="max-w-prose">{waiting.text}</p>
        </Notice>
      )}
      {status === 'rejected' && (
        <Notice
          tone="warning"
          icon={<AlertIcon aria-hidden="true" />}
          title="Your account wasn’t approved"
          action={
            <ButtonLink to={PATHS.contact} size="small">
              Contact us
            </ButtonLink>
          }
        >
          <div className="flex max-w-prose flex-col gap-1">
            {rejectionReason && <p className="wrap-anywhere">Reason: {rejectionReason}</p>}
            <p>
              You can still explore and edit your profile. If you’ve fixed the problem or think this is a
              mistake, contact us.
            </p>
          </div>
        </Notice>
      )}
      {!profileData.isOnboardingComplete && (
        <Notice
          icon={<UserIcon aria-hidden="true" />}
          title="Your profile isn’t set up yet"
          action={
            <ButtonLink to={onboardingPath(role)} size="small" variant="primary">
              Set up your profile
            </ButtonLink>
          }
        >
          <p>It takes about three minutes and helps us recommend the right opportunities.</p>
        </Notice>
      )}
    </div>
  );
}
