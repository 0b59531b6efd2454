import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { configQuery } from '#frontend/core/config.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { NewPasswordField } from '#frontend/parts/auth/NewPasswordField.tsx';
import { uncommonPasswordSchema } from '#frontend/parts/auth/newPassword.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { shownAddress } from '#shared/core/shown-address.ts';
import { withPlainDigits } from '#shared/core/typed-numbers.ts';
import { resetFailure, resetFieldErrors } from '../resetFailure.ts';

const schemaFor = (email: string) =>
  z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'Enter the six-digit code'),
    password: uncommonPasswordSchema(email),
  });

interface NewPasswordFormProps {
  /** The address that the code went to. */
  email: string;
  onChanged: () => Promise<unknown>;
}

/** Second half of a password reset: the code from the mail and a new password. */
export function NewPasswordForm({ email, onChanged }: NewPasswordFormProps) {
  const queryClient = useQueryClient();
  const { form, control, field, submit, pending, failure } = useApiForm({
    schema: () => schemaFor(email),
    defaultValues: { code: '', password: '' },
    send: async (values) => {
      const [config, { setNewPassword }] = await Promise.all([
        queryClient.ensureQueryData(configQuery),
        import('../amplify.ts'),
      ]);
      await setNewPassword(config, { email, ...values });
      await onChanged();
    },
    fieldErrors: resetFieldErrors,
  });
  const { setFocus } = form;
  const password = useWatch({ control, name: 'password' });
  useEffect(() => setFocus('code'), [setFocus]);

  return (
    <Form form={form} label="Password reset" onSubmit={submit}>
      <FormFailure failure={failure}>{failure && resetFailure(failure).message}</FormFailure>
      {/* Identifies the account for password managers. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...field('code', { setValueAs: withPlainDigits })}
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        mark="required"
        hint={`The six-digit code we sent to ${shownAddress(email)}.`}
      />
      <NewPasswordField
        {...field('password')}
        label="New Password"
        mark="required"
        password={password}
        email={email}
      />
      <Button type="submit" variant="primary" size="large" wide pending={pending}>
        Change Password
      </Button>
    </Form>
  );
}
