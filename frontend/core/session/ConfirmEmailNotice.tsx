import { useEffect } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { MailIcon } from '#frontend/ui/style/icons.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import { useResendConfirmation } from './useResendConfirmation.ts';
import { useSession } from './useSession.ts';

interface ConfirmEmailNoticeProps {
  /** Why it matters here and now. */
  reason?: string;
  /** `alert` when it appears because something was refused: `email_unconfirmed`. */
  role?: 'alert';
}

/**
 * Asks the user to confirm their email address and offers another mail. Renders nothing once it is confirmed, or when
 * signed out. The link is often opened in another tab, so the session is refreshed when this tab gets focus again.
 */
export function ConfirmEmailNotice({ reason, role }: ConfirmEmailNoticeProps) {
  const { user, refresh } = useSession();
  const { send, pending, sent, problem } = useResendConfirmation();
  const unconfirmed = user?.emailConfirmed === false;

  useEffect(() => {
    if (!unconfirmed) return;
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [unconfirmed, refresh]);

  if (!user || !unconfirmed) return null;
  return (
    <Notice
      tone="warning"
      icon={<MailIcon aria-hidden="true" />}
      title="Please confirm your email address"
      {...(role && { role })}
      action={
        <Button size="small" pending={pending} onClick={send}>
          Send a new link
        </Button>
      }
    >
      <p>
        We sent a link to <strong className="font-semibold">{shownAddress(user.email)}</strong>.{' '}
        {reason ??
          (mayApply(user.role)
            ? 'Open it before you apply.'
            : 'Open it to confirm that the address is yours.')}
      </p>
      <p role="status" className="empty:hidden">
        {problem ?? (sent ? 'We sent a new link. If it doesn’t arrive, check your spam folder.' : '')}
      </p>
    </Notice>
  );
}
