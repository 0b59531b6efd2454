import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorCode, personMessage } from '#frontend/app/api/ApiError.ts';
import { api } from '#frontend/app/api/client.ts';
import { showFieldErrors } from '#frontend/app/api/fieldErrors.ts';
import { forgetDraft, readDraft } from '#frontend/app/session/drafts.ts';
import { useDraft } from '#frontend/app/session/useDraft.ts';
import { useSession } from '#frontend/app/session/useSession.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Form } from '#frontend/ui/Form.tsx';
import { Overlay } from '#frontend/ui/Overlay.tsx';
import { TextField } from '#frontend/ui/TextField.tsx';
import { toast } from '#frontend/ui/toast.ts';
import type { Role } from '#shared/contract.ts';
import { PRODUCT } from '#shared/product.ts';
import { AUTH_DRAFT, emptyAuthDraft } from '../drafts.ts';
import { signUpFailure } from '../failures.ts';
import { type SignUp, type SignUpValues, signUpBody, signUpResolver } from '../signUpForm.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { RoleField } from './RoleField.tsx';

const keep = ({ password: _, ...rest }: SignUpValues) => rest;

/** Name, role, address and password. `role` is chosen already by whoever came from the role picker. */
export function SignUpForm({ role }: { role: Role | undefined }) {
  const { setUser } = useSession();
  const form = useForm<SignUpValues, unknown, SignUp>({
    resolver: signUpResolver,
    mode: 'onTouched',
    delayError: 250,
    defaultValues: {
      ...readDraft(AUTH_DRAFT, emptyAuthDraft),
      ...(role && { role }),
      password: '',
    },
  });
  const { register, control, setError, formState } = form;
  const { errors } = formState;
  const [email, password, chosen] = useWatch({ control, name: ['email', 'password', 'role'] });
  useDraft(form, AUTH_DRAFT, keep);

  const { mutate, isPending, error } = useMutation({
    mutationFn: (values: SignUp) => api.call('auth.signUp', { body: signUpBody(values) }),
    onSuccess: (user) => {
      forgetDraft(AUTH_DRAFT);
      setUser(user);
      toast({
        title: `Welcome to ${PRODUCT}!`,
        description: `Your ${user.role} account has been created successfully.`,
      });
    },
    onError: (failure) =>
      toast({ title: 'Sign up failed', description: signUpFailure(failure), variant: 'destructive' }),
  });
  useEffect(() => {
    // In an effect, because nothing can take the focus while the overlay covers the screen.
    if (errorCode(error) === 'email_taken')
      setError('email', { message: personMessage(error, '') }, { shouldFocus: true });
    else if (error) showFieldErrors(error, form);
  }, [error, form, setError]);

  return (
    <>
      {isPending && <Overlay message="Creating your account..." />}
      <Form
        form={form}
        label="Sign up"
        onSubmit={async (values) => {
          if (!isPending) mutate(values);
        }}
      >
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            {...register('firstName')}
            label="First Name"
            autoComplete="given-name"
            mark="required"
            error={errors.firstName?.message}
          />
          <TextField
            {...register('lastName')}
            label="Last Name"
            autoComplete="family-name"
            mark="required"
            error={errors.lastName?.message}
          />
        </div>
        <TextField
          {...register('email')}
          label="Email"
          type="email"
          autoComplete="email"
          mark="required"
          error={errors.email?.message}
        />
        <NewPasswordField
          {...register('password')}
          label="Password"
          mark="required"
          error={errors.password?.message}
          password={password}
          email={email}
        />
        <RoleField {...register('role')} chosen={chosen} error={errors.role?.message} />
        <Button type="submit" variant="primary" size="large" wide pending={isPending}>
          Create Account
        </Button>
      </Form>
    </>
  );
}
