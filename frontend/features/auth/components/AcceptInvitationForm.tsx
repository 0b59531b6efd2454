import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure, failureText } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { NewPasswordField } from '#frontend/parts/auth/NewPasswordField.tsx';
import { uncommonPasswordSchema } from '#frontend/parts/auth/newPassword.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { PRODUCT } from '#shared/core/product.ts';

interface AcceptInvitationFormProps {
  token: string;
  email: string;
  onAccepted: () => void;
  /** The invitation ran out or was used meanwhile. */
  onExpired: () => void;
}

/** The password of an invited user. Setting it signs the user in. */
export function AcceptInvitationForm({ token, email, onAccepted, onExpired }: AcceptInvitationFormProps) {
  const { setUser } = useSession();
  const { form, control, field, submit, pending, failure } = useApiForm({
    schema: () => z.object({ password: uncommonPasswordSchema(email) }),
    defaultValues: { password: '' },
    send: ({ password }) => api.call('auth.acceptInvitation', { body: { token, password } }),
    onSent: (user) => {
      setUser(user);
      onAccepted();
      toast({ title: `Welcome to ${PRODUCT}`, description: 'Your password is set, and you’re signed in.' });
    },
    onError: (error) => {
      if (errorCode(error) === 'invalid_token') onExpired();
    },
  });
  const password = useWatch({ control, name: 'password' });
  return (
    <Form form={form} label="Set your password" onSubmit={submit}>
      <FormFailure failure={failure}>
        {failure && failureText(failure, 'Too many attempts from your network.')}
      </FormFailure>
      {/* Identifies the account for password managers. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        {...field('password')}
        label="Password"
        mark="required"
        password={password}
        email={email}
      />
      <Button type="submit" variant="primary" size="large" wide pending={pending}>
        {pending ? 'Setting the password…' : 'Set password and sign in'}
      </Button>
    </Form>
  );
}
