import { PATHS } from '#frontend/core/paths.ts';
import { onboardingPath } from '#frontend/core/session/arrival.ts';
import { ConfirmEmailNotice } from '#frontend/core/session/ConfirmEmailNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AdminIcon, AlertIcon, UserIcon } from '#frontend/ui/style/icons.ts';
import type { Role } from '#shared/contract.ts';
import { mayApply } from '#shared/features/application-rules.ts';

/** What waiting for approval means for a role, and what helps. Students and alumni never wait. */
const WAITING: Readonly<Partial<Record<Role, string>>> = {
  admin:
    'Somebody who is an admin already has to approve you. Until then you can look around, but you see nothing of other people and cannot change anything for them. Ask an admin you know to do it.',
  mentor:
    'Mentors with more than two years of experience can start at once; with less, one of us has a look first. Until then you can look around and complete your profile. If you have the years, add them there.',
  employer:
    'We check that every company is real before it can post. Until then you can look around and complete your profile. There is nothing else to do: this notice goes away as soon as it is done.',
};

/** The notices of AccountNotices; a chunk of its own, for most people never see one. */
export default function AccountNoticesPanel() {
  const { role, status, rejectionReason, profileData } = useCurrentUser();
  const waiting = status === 'pending' ? WAITING[role] : undefined;
  return (
    <div className="flex flex-col gap-3">
      <ConfirmEmailNotice
        reason={
          mayApply(role)
            ? 'Open it before you apply for anything.'
            : 'Open it, so that we know that the address is yours.'
        }
      />
      {waiting && (
        <Notice icon={<AdminIcon aria-hidden="true" />} title="Your account is waiting for approval">
          <p className="max-w-prose">{waiting}</p>
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
              You can still look around and edit your profile. If you’ve fixed what was missing, or think this
              is a mistake, write to us.
            </p>
          </div>
        </Notice>
      )}
      {!profileData.isOnboardingComplete && (
        <Notice
          icon={<UserIcon aria-hidden="true" />}
          title="Your profile is not set up yet"
          action={
            <ButtonLink to={onboardingPath(role)} size="small" variant="primary">
              Set up your profile
            </ButtonLink>
          }
        >
          <p>It takes about three minutes, and what we recommend depends on it.</p>
        </Notice>
      )}
    </div>
  );
}
