import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { errorCode, referenceOf } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { showFieldErrors } from '#frontend/core/api/fieldErrors.ts';
import { useIsLocal } from '#frontend/core/config.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { forgetDraft, readDraft } from '#frontend/core/session/drafts.ts';
import { useDraft } from '#frontend/core/session/useDraft.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { PasswordField } from '#frontend/ui/forms/PasswordField.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Overlay } from '#frontend/ui/overlays/Overlay.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import type { Role } from '#shared/contract.ts';
import { signInSchema } from '#shared/features/auth.ts';
import { AUTH_DRAFT, emptyAuthDraft } from '../drafts.ts';
import { signInFailure } from '../failures.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { OrDivider } from './OrDivider.tsx';

type SignIn = z.output<typeof signInSchema>;

const keep = ({ email }: { email: string }) => ({ ...readDraft(AUTH_DRAFT, emptyAuthDraft), email });

interface SignInFormProps {
  /** A role chosen before, for somebody from Google who turns out to be new. */
  role: Role | undefined;
  /** Where Google shall lead back to. Else where to go afterwards is the page's decision. */
  next: string | undefined;
}

/** Address and password, or Google. */
export function SignInForm({ role, next }: SignInFormProps) {
  const local = useIsLocal();
  const { setUser } = useSession();
  const form = useForm<z.input<typeof signInSchema>, unknown, SignIn>({
    resolver: zodResolver(signInSchema),
    mode: 'onTouched',
    delayError: 250,
    defaultValues: { email: readDraft(AUTH_DRAFT, emptyAuthDraft).email, password: '', remember: false },
  });
  const { register, setFocus, setValue, getValues, formState } = form;
  useDraft(form, AUTH_DRAFT, keep);

  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: SignIn) => api.call('auth.signIn', { body }),
    onSuccess: (user) => {
      forgetDraft(AUTH_DRAFT);
      setUser(user);
      toast({ title: 'Welcome back!', description: "You've been signed in successfully." });
    },
    onError: (failure) =>
      toast({
        title: 'Sign in failed',
        description: signInFailure(failure),
        variant: 'destructive',
        reference: referenceOf(failure),
      }),
  });
  useEffect(() => {
    // In an effect, because nothing can take the focus while the overlay covers the screen.
    if (error && !showFieldErrors(error, form)) setFocus('password', { shouldSelect: true });
  }, [error, form, setFocus]);

  const fill = (email: string, password: string) => {
    setValue('email', email, { shouldValidate: true });
    setValue('password', password, { shouldValidate: true });
  };
  return (
    <>
      {isPending && <Overlay message="Signing you in..." />}
      <Form
        form={form}
        label="Sign in"
        onSubmit={async (values) => {
          if (!isPending) mutate(values);
        }}
      >
        {errorCode(error) === 'too_many_requests' && error && (
          <Notice tone="danger" icon={<AlertIcon aria-hidden="true" />}>
            {signInFailure(error)}
          </Notice>
        )}
        <TextField
          {...register('email')}
          label="Email"
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
        />
        <PasswordField
          {...register('password')}
          label="Password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small">
          <Checkbox {...register('remember')} label="Remember me" />
          <TextLink to={PATHS.forgotPassword}>Forgot password?</TextLink>
        </div>
        <Button type="submit" variant="primary" size="large" wide pending={isPending}>
          Sign In
        </Button>
        {local && <DemoAccounts onFill={fill} />}
      </Form>
      <OrDivider />
      <GoogleButton
        next={next}
        choose={async () => ({ ...(role && { role }), remember: getValues('remember') ?? false })}
      />
    </>
  );
}
