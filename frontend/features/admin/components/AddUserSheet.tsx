import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { NameFields } from '#frontend/parts/profile/fields/NameFields.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';
import { INVITATION_SECONDS } from '#shared/core/retention.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import { invitationSchema } from '#shared/features/invitations/routes.ts';
import { withNameRule } from '#shared/features/users/schema.ts';

const EMPTY: Record<'email' | 'firstName' | 'lastName', string> & { oneName: boolean; role: Role | '' } = {
  email: '',
  firstName: '',
  lastName: '',
  oneName: false,
  role: '',
};
const DRAFT = { name: 'invitation', fields: ['email', 'firstName', 'lastName', 'oneName', 'role'] } as const;
const DAYS = INVITATION_SECONDS / 86_400;

/** In the order of the fields, which is the order of the summary. */
const schema = withNameRule(z.object({ ...invitationSchema.shape, role: z.enum(ROLES, 'Select a role') }));

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** Invites one user by mail. The user sets the password. */
export function AddUserSheet({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useApiForm({
    schema,
    defaultValues: EMPTY,
    draft: DRAFT,
    send: (body) => api.call('invitations.create', { body }),
    onSent: ({ email }) => {
      toast({
        title: 'Invitation sent',
        description: `${shownAddress(email)} gets a link that works for ${DAYS} days.`,
      });
      onClose();
      void queryClient.invalidateQueries({ queryKey: api.key('admin') });
    },
  });
  const { field, control } = form;
  const [role, isOneName] = useWatch({ control, name: ['role', 'oneName'] });
  return (
    <FormSheet
      title="Add user"
      description={`We’ll email an invitation. The link works for ${DAYS} days, and the user sets the password.`}
      form={form}
      submit={{ label: 'Send invitation', pending: 'Sending…' }}
      onClose={onClose}
    >
      <TextField {...field('email')} label="Email" type="email" autoComplete="off" mark="required" />
      <NameFields
        firstName={field('firstName')}
        lastName={field('lastName')}
        oneName={{ ...field('oneName'), label: 'The user has only one name' }}
        isOneName={isOneName}
      />
      <Select
        {...field('role')}
        label="Role"
        mark="required"
        placeholder="Select a role"
        options={ROLE_OPTIONS}
        hint={
          role === 'admin'
            ? 'After accepting the invitation, a new admin has to be approved in the approval queue.'
            : 'The role can’t be changed later.'
        }
      />
    </FormSheet>
  );
}
