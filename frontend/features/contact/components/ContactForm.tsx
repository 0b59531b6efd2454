import { useLayoutEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { errorCode, errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { waitingTime } from '#frontend/core/api/waitingTime.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { contactSchema } from '#shared/features/contact/routes.ts';
import { CONTACT_DRAFT, initialValues } from '../draft.ts';
import { ContactFields } from './ContactFields.tsx';
import type { Sent } from './MessageSent.tsx';

/** What the user did with the plain fields while this code was loading. */
export interface EarlyInput {
  typed: Readonly<Record<string, string>>;
  /** The name of the focused field. */
  focused: string | undefined;
  /** Send was pressed already. */
  sent: boolean;
}

interface ContactFormProps {
  /** The subject that the link to this page named. */
  subject: string;
  early: EarlyInput;
  onSent: (sent: Sent) => void;
}

/** The form with its rules. What is typed is saved in this tab until it is sent. */
export default function ContactForm({ subject, early, onSent }: ContactFormProps) {
  const { user } = useSession();
  const [startValues] = useState(() => ({
    ...initialValues(user, subject, early.typed),
    website: early.typed.website ?? '',
  }));
  const { form, control, field, submit, pending, error } = useApiForm({
    schema: contactSchema,
    defaultValues: startValues,
    initial: startValues,
    draft: CONTACT_DRAFT,
    send: (body) => api.call('contact.send', { body }),
    onSent,
  });
  const isOneName = useWatch({ control, name: 'oneName' });
  const box = useRef<HTMLDivElement>(null);

  // Once, when this replaces the plain fields: continue where the user was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened early does not happen again
  useLayoutEffect(() => {
    // In the same step, or the next key press would be lost; the form's own `setFocus` is asynchronous.
    if (early.focused) box.current?.querySelector<HTMLElement>(`[name="${early.focused}"]`)?.focus();
    if (early.sent) void submit();
  }, []);

  return (
    <div ref={box}>
      <Form form={form} label="Contact" onSubmit={submit}>
        <FormFailure failure={error} title="Your message wasn’t sent">
          {error && failure(error)} Your text is still here.
        </FormFailure>
        <ContactFields field={field} isOneName={isOneName} trap={form.register('website')} />
        <Button type="submit" variant="primary" size="large" pending={pending}>
          Send Message
        </Button>
      </Form>
    </div>
  );
}

const failure = (error: Error): string => {
  const wait = waitingTime(error);
  if (errorCode(error) === 'too_many_requests' && wait)
    return `Too many messages have been sent from your network. Please wait ${wait} and try again.`;
  return errorMessage(error, UNREACHABLE);
};
