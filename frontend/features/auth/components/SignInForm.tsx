import type * as z from 'zod';
import { referenceOf } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { useIsLocal } from '#frontend/core/config.ts';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { PATHS } from '#frontend/core/paths.ts';
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
import type { Role } from '#shared/core/contract.ts';
import { signInSchema } from '#shared/features/auth/routes.ts';
import { AUTH_DRAFT } from '../authDrafts.ts';
import { signInFailure } from '../failures.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { OrDivider } from './OrDivider.tsx';

const EMPTY: z.output<typeof signInSchema> = { email: '', password: '', remember: false };
const DRAFT = { name: AUTH_DRAFT, fields: ['email'] } as const;

interface SignInFormProps {
  /** A role chosen before, for a user from Google who turns out to be new. */
  role: Role | undefined;
  /** Where Google shall lead back to. For other sign-ins the page decides. */
  next: string | undefined;
}

/** Address and password, or Google. */
export function SignInForm({ role, next }: SignInFormProps) {
  const local = useIsLocal();
  const { setUser } = useSession();
  const { form, field, submit, pending, failure } = useApiForm({
    schema: signInSchema,
    defaultValues: EMPTY,
    draft: DRAFT,
    send: (body) => api.call('auth.signIn', { body }),
    onSent: (user) => {
      setUser(user);
      toast({ title: 'Welcome back!', description: "You've been signed in successfully." });
    },
    onError: (failed) =>
      toast({
        title: 'Sign in failed',
        description: signInFailure(failed),
        variant: 'destructive',
        reference: referenceOf(failed),
      }),
    onFailure: () => setFocus('password', { shouldSelect: true }),
  });
  const { setFocus, setValue, getValues } = form;

  const fill = (email: string, password: string) => {
    setValue('email', email, { shouldValidate: true });
    setValue('password', password, { shouldValidate: true });
  };
  return (
    <>
      {pending && <Overlay message="Signing you in..." />}
      <Form form={form} draft={AUTH_DRAFT} label="Sign in" onSubmit={submit}>
        {/* The toast announces it. */}
        {failure && (
          <Notice tone="danger" icon={<AlertIcon aria-hidden="true" />} title="Sign in failed">
            {signInFailure(failure)}
          </Notice>
        )}
        <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
        <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small">
          <Checkbox {...field('remember')} label="Remember me" />
          <TextLink to={PATHS.forgotPassword}>Forgot password?</TextLink>
        </div>
        <Button type="submit" variant="primary" size="large" wide pending={pending}>
          Sign In
        </Button>
      </Form>
      <OrDivider />
      <GoogleButton
        next={next}
        choose={async () => ({ ...(role && { role }), remember: getValues('remember') })}
      />
      {local && <DemoAccounts onFill={fill} />}
    </>
  );
}
