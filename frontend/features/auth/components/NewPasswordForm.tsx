import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { configQuery } from '#frontend/core/config.ts';
import { NewPasswordField } from '#frontend/core/password/NewPasswordField.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { type NewPasswordValues, newPasswordResolver } from '../newPasswordForm.ts';
import { resetFailure } from '../resetFailure.ts';

interface NewPasswordFormProps {
  /** The address that the code went to. */
  email: string;
  onChanged: () => Promise<unknown>;
}

/** Second half of a password reset: the code from the mail and a new password. */
export function NewPasswordForm({ email, onChanged }: NewPasswordFormProps) {
  const queryClient = useQueryClient();
  const [resolver] = useState(() => newPasswordResolver(email));
  const form = useForm<NewPasswordValues>({
    resolver,
    mode: 'onTouched',
    delayError: 250,
    defaultValues: { code: '', password: '' },
  });
  const { register, control, setError, setFocus, formState } = form;
  const password = useWatch({ control, name: 'password' });

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (values: NewPasswordValues) => {
      const [config, { choosePassword }] = await Promise.all([
        queryClient.ensureQueryData(configQuery),
        import('../amplify.ts'),
      ]);
      await choosePassword(config, { email, ...values });
      await onChanged();
    },
  });
  const failure = error ? resetFailure(error) : undefined;

  useEffect(() => setFocus('code'), [setFocus]);
  useEffect(() => {
    if (!error) return;
    const { field, message } = resetFailure(error);
    if (field === 'code' || field === 'password') setError(field, { message }, { shouldFocus: true });
  }, [error, setError]);

  return (
    <Form
      form={form}
      label="Password reset"
      onSubmit={async (values) => {
        if (!isPending) mutate(values);
      }}
    >
      {failure && !failure.field && (
        <Notice tone="danger" role="alert" icon={<AlertIcon aria-hidden="true" />}>
          {failure.message}
        </Notice>
      )}
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...register('code')}
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        mark="required"
        hint={`The six digits that we mailed to ${email}.`}
        error={formState.errors.code?.message}
      />
      <NewPasswordField
        {...register('password')}
        label="New Password"
        mark="required"
        error={formState.errors.password?.message}
        password={password}
        email={email}
      />
      <Button type="submit" variant="primary" size="large" wide pending={isPending}>
        Change Password
      </Button>
    </Form>
  );
}
