import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { errorCode, personMessage, referenceOf } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { showFieldErrors } from '#frontend/core/api/fieldErrors.ts';
import { NewPasswordField } from '#frontend/core/password/NewPasswordField.tsx';
import { NameFields } from '#frontend/core/profile/fields/NameFields.tsx';
import { forgetDraft, readDraft } from '#frontend/core/session/drafts.ts';
import { useDraft } from '#frontend/core/session/useDraft.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Overlay } from '#frontend/ui/overlays/Overlay.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Role } from '#shared/contract.ts';
import { PRODUCT } from '#shared/product.ts';
import { AUTH_DRAFT, emptyAuthDraft } from '../drafts.ts';
import { signUpFailure } from '../failures.ts';
import { type SignUp, type SignUpValues, signUpBody, signUpResolver } from '../signUpForm.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { OrDivider } from './OrDivider.tsx';
import { RoleField } from './RoleField.tsx';

const keep = ({ password: _, ...rest }: SignUpValues) => rest;

interface SignUpFormProps {
  /** Chosen already by whoever came from the role picker. */
  role: Role | undefined;
  /** Where Google shall lead back to. */
  next: string | undefined;
}

/** Name, role, address and password, or Google and a role. */
export function SignUpForm({ role, next }: SignUpFormProps) {
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
  const { register, control, setError, trigger, getValues, formState } = form;
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
      toast({
        title: 'Sign up failed',
        description: signUpFailure(failure),
        variant: 'destructive',
        reference: referenceOf(failure),
      }),
  });
  useEffect(() => {
    // In an effect, because nothing can take the focus while the overlay covers the screen.
    if (errorCode(error) === 'email_taken')
      setError('email', { message: personMessage(error, '') }, { shouldFocus: true });
    else if (error) showFieldErrors(error, form);
  }, [error, form, setError]);

  /** Google tells the name and the address; the role it does not know. */
  const chooseRole = async () => {
    const valid = await trigger('role', { shouldFocus: true });
    const { role: chosenRole } = getValues();
    return valid && chosenRole !== '' ? { role: chosenRole } : undefined;
  };
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
        <NameFields
          fields={{ firstName: register('firstName'), lastName: register('lastName') }}
          errors={errors}
        />
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
      <OrDivider />
      <GoogleButton next={next} choose={chooseRole} />
    </>
  );
}
