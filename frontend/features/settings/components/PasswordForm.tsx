import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorCode, personMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { showFieldErrors } from '#frontend/core/api/fieldErrors.ts';
import { waitingTime } from '#frontend/core/api/waiting.ts';
import { NewPasswordField } from '#frontend/core/password/NewPasswordField.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { usePerson } from '#frontend/core/session/RequireSession.tsx';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Reference } from '#frontend/ui/data/Reference.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { FormSection } from '#frontend/ui/forms/FormSection.tsx';
import { PasswordField } from '#frontend/ui/forms/PasswordField.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { type PasswordValues, passwordResolver } from '../passwordForm.ts';

const EMPTY: PasswordValues = { currentPassword: '', newPassword: '' };

/** Why the password stays as it is, when that is not about a field. */
const failureText = (error: Error): string => {
  const wait = waitingTime(error);
  return errorCode(error) === 'too_many_requests' && wait
    ? `Too many attempts for this address. Please wait ${wait} and try again.`
    : personMessage(error, UNREACHABLE);
};

/** A new password, for who knows the one that is. Passwords are no drafts: they go with a reload. */
export function PasswordForm() {
  const { email } = usePerson();
  const { refresh } = useSession();
  const [resolver] = useState(() => passwordResolver(email));
  const form = useForm<PasswordValues>({
    resolver,
    mode: 'onTouched',
    delayError: 250,
    defaultValues: EMPTY,
  });
  const { register, control, reset, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control, name: 'newPassword' });

  /** Why it failed, where no field says so. */
  const [problem, setProblem] = useState<Error>();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: PasswordValues) => api.call('auth.changePassword', { body }),
    onMutate: () => setProblem(undefined),
    onSuccess: () => {
      reset(EMPTY);
      toast({ title: 'Password changed', description: 'You are signed out everywhere but here.' });
    },
    onError: (failure) => {
      if (errorCode(failure) === 'unauthenticated') {
        // The form goes with the session; whether the password is the new one by now must still be read.
        toast({
          title: 'You are signed out',
          description: failureText(failure),
          variant: 'destructive',
          reference: referenceOf(failure),
        });
        void refresh();
      } else if (!showFieldErrors(failure, form)) setProblem(failure);
    },
  });

  return (
    <FormSection
      title="Password"
      description="A new one signs you out in all other browsers. This one stays signed in."
    >
      <Form
        form={form}
        label="Change password"
        onSubmit={async (values) => {
          if (!isPending) mutate(values);
        }}
      >
        {problem && (
          <Notice tone="danger" role="alert" icon={<AlertIcon aria-hidden="true" />}>
            {failureText(problem)}
            <Reference id={referenceOf(problem)} />
          </Notice>
        )}
        {/* Tells password managers whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...register('currentPassword')}
          label="Current Password"
          autoComplete="current-password"
          mark="required"
          hint={
            <>
              Forgotten, or never chosen one? <TextLink to={PATHS.forgotPassword}>Ask for a code</TextLink>{' '}
              instead.
            </>
          }
          error={errors.currentPassword?.message}
        />
        <NewPasswordField
          {...register('newPassword')}
          label="New Password"
          mark="required"
          error={errors.newPassword?.message}
          password={typed}
          email={email}
        />
        <div>
          <Button type="submit" variant="primary" pending={isPending}>
            Change password
          </Button>
        </div>
      </Form>
    </FormSection>
  );
}
