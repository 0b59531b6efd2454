import * as z from 'zod';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { readDraft } from '#frontend/core/session/drafts.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { emailSchema } from '#shared/features/users/schema.ts';
import { AUTH_DRAFT, emptyAuthDraft } from '../authDrafts.ts';
import { resetFailure, resetFieldErrors } from '../resetFailure.ts';
import { useRequestCode } from '../useRequestCode.ts';

const schema = z.object({ email: emailSchema });

/** First half of a password reset: where to mail the code. */
export function RequestCodeForm({ onSent }: { onSent: (email: string) => void }) {
  const { mutateAsync } = useRequestCode();
  const { form, field, submit, pending, failure } = useApiForm({
    schema,
    defaultValues: { email: readDraft(AUTH_DRAFT, emptyAuthDraft).email },
    send: async ({ email }) => {
      await mutateAsync(email);
      return email;
    },
    onSent,
    fieldErrors: resetFieldErrors,
  });
  return (
    <Form form={form} label="Reset your password" onSubmit={submit}>
      <FormFailure failure={failure}>{failure && resetFailure(failure).message}</FormFailure>
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" mark="required" />
      <Button type="submit" variant="primary" size="large" wide pending={pending}>
        {pending ? 'Sending code…' : 'Send code'}
      </Button>
    </Form>
  );
}
