import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { authPath } from '#frontend/core/session/arrival.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { PRODUCT } from '#shared/core/product.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import { AuthFrame } from './AuthFrame.tsx';

interface RejectConfirmationProps {
  token: string;
  onDeleted: () => void;
  /** The account was confirmed or deleted meanwhile. */
  onRefused: () => void;
}

/** "This wasn't me": deletes the account that someone else created with the address, after a question. */
export function RejectConfirmation({ token, onDeleted, onRefused }: RejectConfirmationProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call('auth.rejectConfirmation', { body: { token } }),
    onSuccess: onDeleted,
    onError: (failure) => {
      setAsking(false);
      if (errorCode(failure) === 'invalid_token') onRefused();
    },
  });
  return (
    <section aria-label="Not your account?" className="flex flex-col items-start gap-3 border-t pt-6">
      <p className="text-small text-muted">
        Didn’t sign up for {PRODUCT}? Someone else may have used your address.
      </p>
      <FormFailure failure={error} />
      <Button onClick={() => setAsking(true)}>This wasn’t me</Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this account?"
        description="We’ll delete the account that was created with your address. This can’t be undone."
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button
              variant="danger"
              pending={isPending}
              onClick={() => {
                if (!isPending) mutate();
              }}
            >
              Delete this account
            </Button>
          </>
        }
      />
    </section>
  );
}

/** What the owner of the mailbox sees after that. */
export function AccountDeleted({ email }: { email: string }) {
  return (
    <AuthFrame
      title="The account is deleted"
      lead={
        <>
          Thank you for letting us know. There is no longer an account for{' '}
          <strong className="font-medium wrap-anywhere text-text">{shownAddress(email)}</strong>. If you’d
          like to join one day, you can still sign up with this address.
        </>
      }
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={PATHS.home} variant="primary" size="large">
          Go to the home page
        </ButtonLink>
        <ButtonLink to={authPath({ mode: 'signup' })} size="large">
          Sign up
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
