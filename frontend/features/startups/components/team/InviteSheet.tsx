import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { ConfirmEmailNotice } from '#frontend/core/session/ConfirmEmailNotice.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { line } from '#shared/core/contract.ts';
import { STARTUP } from '#shared/features/startups/rules.ts';
import type { Startup } from '#shared/features/startups/schema.ts';
import { refreshStartups } from '../../api.ts';
import { userIdIn } from '../../words.ts';

const schema = z.object({
  profile: line(300)
    .min(1, 'Enter the address of their profile')
    .refine((entered) => entered === '' || userIdIn(entered) !== undefined, {
      error: 'Enter the address of a profile on Fledge, with /people/ in it',
    }),
  responsibility: line(STARTUP.responsibility),
});

/** Invites a student by the address of their profile. */
export function InviteSheet({ startup: { id }, onClose }: { startup: Startup; onClose: () => void }) {
  const client = useQueryClient();
  const form = useApiForm({
    schema,
    defaultValues: { profile: '', responsibility: '' },
    draft: { name: `startup:${id}:invite`, fields: ['profile', 'responsibility'] },
    send: ({ profile, responsibility }) =>
      api.call('startups.invite', {
        params: { id },
        body: { userId: userIdIn(profile) ?? '', ...(responsibility !== '' && { responsibility }) },
      }),
    onSent: async ({ name }) => {
      toast({ title: `${name || 'The student'} is invited` });
      await refreshStartups(client);
      onClose();
    },
  });
  return (
    <FormSheet
      title="Invite to the team"
      description="They see the page of the startup and accept or decline. Only members see your notes and documents."
      form={form}
      submit={{ label: 'Send invitation', pending: 'Sending…' }}
      onClose={onClose}
      above={errorCode(form.error) === 'email_unconfirmed' && <ConfirmEmailNotice role="alert" />}
    >
      <TextField
        {...form.field('profile')}
        label="Address of their profile"
        mark="required"
        hint="Open a student’s profile on Fledge and copy the address, or ask them for it."
      />
      <TextField
        {...form.field('responsibility')}
        label="What they will do"
        hint="Such as “Design” or “Interviews”."
      />
    </FormSheet>
  );
}
