import { useWatch } from 'react-hook-form';
import { errorCode, referenceOf } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure, failureText } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { useSession } from '#frontend/core/session/useSession.ts';
import { NewPasswordField } from '#frontend/parts/auth/NewPasswordField.tsx';
import { uncommonPasswordSchema } from '#frontend/parts/auth/newPassword.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { PasswordField } from '#frontend/ui/forms/PasswordField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { passwordChangeSchema } from '#shared/features/auth/routes.ts';

const EMPTY = { currentPassword: '', newPassword: '' };

/** The server's rules, for the user with this address. */
const schemaFor = (email: string) =>
  passwordChangeSchema.safeExtend({ newPassword: uncommonPasswordSchema(email) });

const reasonOf = (error: Error): string => failureText(error, 'Too many failed attempts.');

/** A new password, for a user who knows the present one. Passwords are never saved as drafts. */
export function PasswordForm() {
  const { email } = useCurrentUser();
  const { refresh } = useSession();
  const { form, control, field, submit, pending, failure } = useApiForm({
    schema: () => schemaFor(email),
    defaultValues: EMPTY,
    send: (body) => api.call('auth.changePassword', { body }),
    onSent: () => {
      form.reset(EMPTY);
      toast({ title: 'Password changed', description: 'You’ve been signed out in all other browsers.' });
    },
    onError: (error) => {
      if (errorCode(error) !== 'unauthenticated') return;
      // The form disappears with the session; the user must still learn whether the password was changed.
      toast({
        title: 'You’re signed out',
        description: reasonOf(error),
        variant: 'destructive',
        reference: referenceOf(error),
      });
      void refresh();
    },
  });
  const typed = useWatch({ control, name: 'newPassword' });

  return (
    <FormSection title="Password" description="Changing it signs you out in all other browsers.">
      <Form form={form} label="Change password" onSubmit={submit}>
        <FormFailure failure={failure}>{failure && reasonOf(failure)}</FormFailure>
        {/* Identifies the account for password managers. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('currentPassword')}
          label="Current Password"
          autoComplete="current-password"
          mark="required"
          hint={
            <>
              Forgot it, or never set one? <TextLink to={PATHS.forgotPassword}>Request a code</TextLink>{' '}
              instead.
            </>
          }
        />
        <NewPasswordField
          {...field('newPassword')}
          label="New Password"
          mark="required"
          password={typed}
          email={email}
        />
        <div>
          <Button type="submit" variant="primary" pending={pending}>
            Change password
          </Button>
        </div>
      </Form>
    </FormSection>
  );
}
