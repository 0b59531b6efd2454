import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { ConfirmEmailNotice } from '#frontend/core/session/ConfirmEmailNotice.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { refreshStartups } from '../../api.ts';
import { StartupFields } from './StartupFields.tsx';
import { createdFields, draftSchema, launchSchema } from './startupForm.ts';

/** A new startup: launched, or saved as a draft. What is typed survives a reload until then. */
export function CreateStartup({ onCreated }: { onCreated: (id: string) => void }) {
  const client = useQueryClient();
  const launching = useRef(true);
  const form = useApiForm({
    schema: () => (launching.current ? launchSchema : draftSchema),
    defaultValues: {
      name: '',
      industry: '',
      problem: '',
      solution: '',
      targetMarket: '',
      stage: '',
      timeline: '',
    },
    draft: {
      name: 'startup:new',
      fields: ['name', 'industry', 'problem', 'solution', 'targetMarket', 'stage', 'timeline'],
    },
    send: async (values) => {
      const { id } = await api.call('startups.create', { body: createdFields(values) });
      // A draft that could not be launched is not created again: its own screen launches it.
      const launched =
        launching.current &&
        (await api.call('startups.launch', { params: { id }, body: {} }).then(() => true, toastFailure));
      return { id, launched: launched === true };
    },
    onSent: async ({ id, launched }) => {
      toast({ title: launched ? 'Startup launched' : 'Draft saved' });
      await refreshStartups(client);
      onCreated(id);
    },
  });
  const sendAs = (launch: boolean) => {
    launching.current = launch;
    return form.submit();
  };
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <ConfirmEmailNotice reason="You can launch a startup once your email address is confirmed. Drafts can be saved before." />
      <Form
        form={form.form}
        label="New startup"
        onSubmit={(event) => {
          event.preventDefault();
          void sendAs(true);
        }}
      >
        <FormFailure failure={form.failure} />
        <StartupFields field={form.field} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={form.pending}>
            Launch Startup Project
          </Button>
          <Button pending={form.pending} onClick={() => void sendAs(false)}>
            Save as Draft
          </Button>
        </div>
        <p className="text-small text-muted">
          Only your team sees a startup until its lead opens its page to others.
        </p>
      </Form>
    </div>
  );
}
