import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '#frontend/core/paths.ts';
import { forgetDraft, readDraft, writeDraft } from '#frontend/core/session/drafts.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { AUTH_DRAFT, emptyAuthDraft, emptyResetDraft, RESET_DRAFT } from '../authDrafts.ts';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { NewPasswordForm } from '../components/NewPasswordForm.tsx';
import { RequestCodeForm } from '../components/RequestCodeForm.tsx';
import { ResendCode } from '../components/ResendCode.tsx';

/** Resets a forgotten password: the address, then the code from the mail. The progress survives a reload. */
export default function ForgotPasswordPage() {
  const { refresh } = useSession();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState(() => readDraft(RESET_DRAFT, emptyResetDraft).sentTo);

  const waitForCode = (email: string) => {
    writeDraft(RESET_DRAFT, { sentTo: email });
    setSentTo(email);
  };
  const startAgain = () => {
    forgetDraft(RESET_DRAFT);
    setSentTo('');
  };
  const finish = async () => {
    forgetDraft(RESET_DRAFT);
    writeDraft(AUTH_DRAFT, { ...emptyAuthDraft, email: sentTo });
    // Every session of the person has ended, this browser's too.
    await refresh();
    navigate(PATHS.auth, { replace: true });
    toast({
      title: 'Password changed',
      description: 'Sign in with your new password. You’ve been signed out on all devices.',
    });
  };

  if (sentTo === '')
    return (
      <AuthFrame
        title="Forgot your password?"
        lead="Enter your email and we’ll send you a code to set a new one."
      >
        <RequestCodeForm onSent={waitForCode} />
        <BackToSignIn />
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="Choose a new password"
      lead={
        <>
          If there’s an account for <strong className="font-medium wrap-anywhere text-text">{sentTo}</strong>,
          we sent a code to that address. It expires in an hour.
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <NewPasswordForm email={sentTo} onChanged={finish} />
        <ResendCode email={sentTo} onOtherAddress={startAgain} />
      </div>
      <BackToSignIn />
    </AuthFrame>
  );
}

function BackToSignIn() {
  return (
    <p className="mt-6 text-small">
      <TextLink to={PATHS.auth}>Back to sign in</TextLink>
    </p>
  );
}
