import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { fullName, hasOneName } from '#shared/core/names.ts';
import { type ManagedUser, managedEditSchema } from '#shared/features/admin/managed-users.ts';
import { statusSchema, type UserStatus, withNameRule } from '#shared/features/users/schema.ts';

/** Whether an admin can switch between active and suspended here; other statuses need a decision. */
export const canBeSwitched = (status: UserStatus): status is 'active' | 'suspended' =>
  status === 'active' || status === 'suspended';

/** What the form edits of a user. */
const editOf = ({ firstName, lastName, phone, status }: ManagedUser) => ({
  firstName,
  lastName,
  oneName: hasOneName({ firstName, lastName }),
  phone,
  status,
  reason: '',
});

const { version: _, ...editFields } = managedEditSchema.shape;

/** The server's rules; a status that changes needs a reason. */
const schemaFor = (base: ManagedUser) =>
  withNameRule(z.object({ ...editFields, status: statusSchema })).refine(
    ({ status, reason }) => status === base.status || reason !== '',
    {
      path: ['reason'],
      message: 'Enter a reason',
    },
  );

/** A user as an admin edits them. */
export const useUserForm = (user: ManagedUser, onDone: () => void) => {
  const queryClient = useQueryClient();
  return useRecordForm({
    record: user,
    valuesOf: editOf,
    schemaFor,
    draft: `user:${user.id}`,
    save: ({ status, reason, ...edit }, { id, version, ...base }) =>
      api.call('admin.editUser', {
        params: { id },
        body: {
          ...edit,
          ...(status !== base.status && canBeSwitched(status) && { status, reason }),
          version,
        },
      }),
    read: () => api.call('admin.user', { params: { id: user.id } }),
    onSaved: ({ firstName, lastName }) => {
      toast({ title: 'Changes saved', description: `${fullName({ firstName, lastName })} is up to date.` });
      onDone();
      void queryClient.invalidateQueries({ queryKey: api.key('admin') });
    },
  });
};
