import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { errorCode, personMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { showFieldErrors } from '#frontend/core/api/fieldErrors.ts';
import { waitingTime } from '#frontend/core/api/waiting.ts';
import { forgetDraft, writeDraft } from '#frontend/core/session/drafts.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Reference } from '#frontend/ui/data/Reference.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { type Contact, contactSchema } from '#shared/features/contact.ts';
import { beginning, CONTACT_DRAFT } from '../draft.ts';
import { ContactFields } from './ContactFields.tsx';

/** What people did with the plain fields while this code was on its way. */
export interface Early {
  typed: Readonly<Record<string, string>>;
  /** The name of the field that they were in. */
  focused: string | undefined;
  /** They have pressed Send already. */
  sent: boolean;
}

interface ContactFormProps {
  /** The subject of the link that led here. */
  subject: string;
  early: Early;
  onSent: (thanks: string) => void;
}

/** The form with its rules. What is typed is kept in this tab until it is sent. */
export default function ContactForm({ subject, early, onSent }: ContactFormProps) {
  const { user } = useSession();
  const form = useForm<z.input<typeof contactSchema>, unknown, Contact>({
    resolver: zodResolver(contactSchema),
    mode: 'onTouched',
    delayError: 250,
    defaultValues: { ...beginning(user, subject, early.typed), website: early.typed.website ?? '' },
  });
  const { subscribe, formState } = form;
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { website: _, ...values } }) =>
          writeDraft(CONTACT_DRAFT, { ...values, broughtSubject: subject }),
      }),
    [subscribe, subject],
  );

  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Contact) => api.call('contact.send', { body }),
    onSuccess: ({ message }) => {
      forgetDraft(CONTACT_DRAFT);
      onSent(message);
    },
    onError: (failure) => showFieldErrors(failure, form),
  });
  const send = async (values: Contact) => {
    if (!isPending) mutate(values);
  };

  // Once, when this takes the place of the plain fields: go on where the person was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened early does not happen again
  useLayoutEffect(() => {
    // In the same step, or the next key would go nowhere; `setFocus` of the form takes a moment.
    if (early.focused) box.current?.querySelector<HTMLElement>(`[name="${early.focused}"]`)?.focus();
    if (early.sent) void form.handleSubmit(send)();
  }, []);

  return (
    <div ref={box}>
      <Form form={form} label="Contact" onSubmit={send}>
        {error && (
          <Notice
            tone="danger"
            role="alert"
            icon={<AlertIcon aria-hidden="true" />}
            title="Your message was not sent"
          >
            <p>{failure(error)} What you wrote is still here.</p>
            <Reference id={referenceOf(error)} />
          </Notice>
        )}
        <ContactFields register={form.register} errors={formState.errors} />
        <Button type="submit" variant="primary" size="large" pending={isPending}>
          Send Message
        </Button>
      </Form>
    </div>
  );
}

const failure = (error: Error): string => {
  const wait = waitingTime(error);
  if (errorCode(error) === 'too_many_requests' && wait)
    return `Many messages are coming from where you are. Please wait ${wait} and send it again.`;
  return personMessage(error, UNREACHABLE);
};
