import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { theirEmailSchema } from '#shared/features/users/schema.ts';

const inviteSchema = z.object({ email: theirEmailSchema });

/** Invites a colleague by mail. */
export function InviteForm({ id }: { id: string }) {
  const form = useApiForm({
    schema: inviteSchema,
    defaultValues: { email: '' },
    send: (body) => api.call('companies.addMember', { params: { id }, body }),
    onSent: () => {
      toast({ title: 'Invitation sent', description: 'It’s valid for some days, and leads to this page.' });
      form.form.reset();
    },
  });
  return (
    <Form form={form.form} label="Invite a colleague" onSubmit={form.submit} className="mt-5 gap-3!">
      <FormFailure failure={form.failure} />
      <TextField
        {...form.field('email')}
        label="Invite a colleague"
        type="email"
        autoComplete="off"
        hint="Their email address."
      />
      <div>
        <Button type="submit" size="small" pending={form.pending}>
          Send invitation
        </Button>
      </div>
    </Form>
  );
}
