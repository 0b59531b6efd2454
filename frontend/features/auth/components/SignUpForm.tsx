import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { referenceOf } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { NewPasswordField } from '#frontend/parts/auth/NewPasswordField.tsx';
import { uncommonPasswordSchema } from '#frontend/parts/auth/newPassword.ts';
import { NameFields } from '#frontend/parts/profile/fields/NameFields.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Overlay } from '#frontend/ui/overlays/Overlay.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { emailSchema, nameFields, withNameRule } from '#shared/features/users/schema.ts';
import { AUTH_DRAFT, emptyAuthDraft } from '../authDrafts.ts';
import { signUpFailure } from '../failures.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { OrDivider } from './OrDivider.tsx';
import { RoleField } from './RoleField.tsx';

const EMPTY = { ...emptyAuthDraft, password: '' };
const DRAFT = { name: AUTH_DRAFT, fields: ['email', 'firstName', 'lastName', 'oneName', 'role'] } as const;

/** In the order of the fields, which is the order of the summary. The password may not be the user's own address. */
const schemaFor = ({ email }: typeof EMPTY) =>
  withNameRule(
    z.object({
      ...nameFields,
      email: emailSchema,
      password: uncommonPasswordSchema(email),
      // The server takes a missing role for a student; users choose theirs.
      role: z.enum(ROLES, 'Please select your role'),
    }),
  );

interface SignUpFormProps {
  /** Chosen before, in the role picker. */
  role: Role | undefined;
  /** Where Google shall lead back to. */
  next: string | undefined;
}

/** Name, role, address and password, or Google and a role. */
export function SignUpForm({ role, next }: SignUpFormProps) {
  const { setUser } = useSession();
  const { form, control, field, submit, pending, failure } = useApiForm({
    schema: schemaFor,
    defaultValues: EMPTY,
    draft: DRAFT,
    ...(role && { initial: { role } }),
    send: (values) =>
      api.call('auth.signUp', {
        // The spec's payload: phone and date of birth are asked for in onboarding, and so sent empty.
        body: { ...values, phone: '', dateOfBirth: '', profileData: { isOnboardingComplete: false } },
      }),
    onSent: (user) => {
      setUser(user);
      toast({
        title: `Welcome to ${PRODUCT}!`,
        description: `Your ${user.role} account has been created successfully.`,
      });
    },
    onError: (failed) =>
      toast({
        title: 'Sign up failed',
        description: signUpFailure(failed),
        variant: 'destructive',
        reference: referenceOf(failed),
      }),
  });
  const [email, password, chosen, isOneName] = useWatch({
    control,
    name: ['email', 'password', 'role', 'oneName'],
    // As long as the form has not read the fields of the page that was rendered at build time.
    defaultValue: EMPTY,
  });

  /** Google provides the name and the address, but not the role. */
  const chooseRole = async () => {
    const valid = await form.trigger('role', { shouldFocus: true });
    const { role: chosenRole } = form.getValues();
    return valid && chosenRole !== '' ? { role: chosenRole } : undefined;
  };
  return (
    <>
      {pending && <Overlay message="Creating your account..." />}
      <Form form={form} draft={AUTH_DRAFT} label="Sign up" onSubmit={submit}>
        {/* The toast announces it. */}
        {failure && (
          <Notice tone="danger" icon={<AlertIcon aria-hidden="true" />} title="Sign up failed">
            {signUpFailure(failure)}
          </Notice>
        )}
        <NameFields
          firstName={field('firstName')}
          lastName={field('lastName')}
          oneName={field('oneName')}
          isOneName={isOneName}
        />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" mark="required" />
        <NewPasswordField
          {...field('password')}
          label="Password"
          mark="required"
          password={password}
          email={email}
        />
        <RoleField {...field('role')} chosen={chosen} />
        <Button type="submit" variant="primary" size="large" wide pending={pending}>
          Create Account
        </Button>
      </Form>
      <OrDivider />
      <GoogleButton next={next} choose={chooseRole} />
    </>
  );
}
