import { useState } from 'react';
import * as z from 'zod';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure, failureText } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { PasswordField } from '#frontend/ui/forms/PasswordField.tsx';
import { PRODUCT } from '#shared/core/product.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import { ownPasswordSchema } from '#shared/features/auth/routes.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AccountDeleted, RejectConfirmation } from './RejectConfirmation.tsx';

interface ConfirmWithPasswordProps {
  token: string;
  /** The address that the link is for. */
  email: string;
  /** The link was used, here or elsewhere. */
  onChanged: () => void;
}

const schema = z.object({ password: ownPasswordSchema });

/**
 * Asks for the account's password when the visitor is not signed in to it: another person may have signed up with the
 * visitor's address. The visitor can delete the account instead.
 */
export function ConfirmWithPassword({ token, email, onChanged }: ConfirmWithPasswordProps) {
  const { user, setUser } = useSession();
  const [deleted, setDeleted] = useState(false);
  const { form, field, submit, pending, failure } = useApiForm({
    schema,
    defaultValues: { password: '' },
    send: async ({ password }) => {
      await api.call('auth.confirm', { body: { token, password } });
      // The password that was just checked also signs in here, unless another user is or may be signed in.
      if (user !== null) return undefined;
      return api.call('auth.signIn', { body: { email, password } }).catch(() => undefined);
    },
    onSent: (signedIn) => {
      if (signedIn) setUser(signedIn);
      onChanged();
    },
    onError: (error) => {
      if (errorCode(error) === 'invalid_token') onChanged();
    },
    fieldErrors: (error) =>
      errorCode(error) === 'invalid_credentials'
        ? { password: 'This isn’t the password of this account' }
        : {},
  });

  if (deleted) return <AccountDeleted email={email} />;
  return (
    <AuthFrame
      title="Confirm your email address"
      lead={
        <>
          Enter the password of your {PRODUCT} account to confirm that{' '}
          <strong className="font-medium wrap-anywhere text-text">{shownAddress(email)}</strong> is yours.
        </>
      }
    >
      <div className="flex flex-col gap-8">
        <Form form={form} label="Confirm your email address" onSubmit={submit}>
          <FormFailure failure={failure}>{failure && failureText(failure)}</FormFailure>
          {/* Identifies the account for password managers. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...field('password')}
            label="Password"
            autoComplete="current-password"
            mark="required"
            hint={
              <>
                Forgot it, or signed up with Google? <TextLink to={PATHS.auth}>Sign in</TextLink> first, then
                open the link in your email again.
              </>
            }
          />
          <Button type="submit" variant="primary" size="large" wide pending={pending}>
            Confirm address
          </Button>
        </Form>
        <RejectConfirmation token={token} onDeleted={() => setDeleted(true)} onRefused={onChanged} />
      </div>
    </AuthFrame>
  );
}
