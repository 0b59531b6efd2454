import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { readDraft } from '#frontend/core/session/drafts.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { emailSchema } from '#shared/features/users.ts';
import { AUTH_DRAFT, emptyAuthDraft } from '../drafts.ts';
import { resetFailure } from '../resetFailure.ts';
import { useAskForCode } from '../useAskForCode.ts';

const schema = z.object({ email: emailSchema });

/** First half of a password reset: where to mail the code. */
export function RequestCodeForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm<{ email: string }>({
    resolver: zodResolver(schema),
    defaultValues: { email: readDraft(AUTH_DRAFT, emptyAuthDraft).email },
  });
  const { register, setError, formState } = form;
  const { mutate, isPending, error } = useAskForCode();
  const failure = error ? resetFailure(error) : undefined;
  useEffect(() => {
    if (!error) return;
    const { field, message } = resetFailure(error);
    if (field === 'email') setError('email', { message }, { shouldFocus: true });
  }, [error, setError]);

  return (
    <Form
      form={form}
      label="Reset your password"
      onSubmit={async ({ email }) => {
        if (!isPending) mutate(email, { onSuccess: () => onSent(email) });
      }}
    >
      {failure && !failure.field && (
        <Notice tone="danger" role="alert" icon={<AlertIcon aria-hidden="true" />}>
          {failure.message}
        </Notice>
      )}
      <TextField
        {...register('email')}
        label="Email"
        type="email"
        autoComplete="username"
        mark="required"
        error={formState.errors.email?.message}
      />
      <Button type="submit" variant="primary" size="large" wide pending={isPending}>
        {isPending ? 'Sending the code…' : 'Send me a code'}
      </Button>
    </Form>
  );
}
