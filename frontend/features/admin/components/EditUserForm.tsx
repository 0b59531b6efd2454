import { useWatch } from 'react-hook-form';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { NameFields } from '#frontend/parts/profile/fields/NameFields.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { fullName } from '#shared/core/names.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import type { ManagedUser } from '#shared/features/admin/managed-users.ts';
import { canBeSwitched, useUserForm } from '../useUserForm.ts';

const LABELS = {
  firstName: 'first name',
  lastName: 'last name',
  oneName: 'only one name',
  phone: 'phone',
  status: 'status',
  reason: 'reason',
} as const;

const STATUS_OPTIONS = [
  { value: 'active', label: 'Active', description: 'Can sign in and use everything their role allows.' },
  { value: 'suspended', label: 'Suspended', description: 'Signed out everywhere, and can’t sign in.' },
];

interface EditUserFormProps {
  user: ManagedUser;
  onClose: () => void;
}

/** The form of EditUserSheet. Role, address and password are not an admin's to change. */
export function EditUserForm({ user, onClose }: EditUserFormProps) {
  const form = useUserForm(user, onClose);
  const { field, control, base } = form;
  const [status, isOneName] = useWatch({ control, name: ['status', 'oneName'] });
  return (
    <FormSheet
      title={`Edit ${fullName(user)}`}
      description={ROLE_LABELS[user.role]}
      form={form}
      submit={{ label: 'Save changes', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={form} subject="This user" labels={LABELS} />}
    >
      <NameFields
        firstName={field('firstName')}
        lastName={field('lastName')}
        oneName={{ ...field('oneName'), label: 'The user has only one name' }}
        isOneName={isOneName}
      />
      <TextField
        label="Email"
        type="email"
        value={shownAddress(user.email)}
        readOnly
        hint="Users sign in with this address. It can’t be changed."
      />
      <TextField
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="off"
        mark="optional"
        hint="At least 10 digits. You can include the country code."
      />
      {canBeSwitched(base.status) && (
        <RadioGroup {...field('status')} label="Status" columns={2} options={STATUS_OPTIONS} />
      )}
      {status !== base.status && (
        <TextField
          {...field('reason')}
          label={status === 'suspended' ? 'Reason for suspending' : 'Reason for restoring'}
          mark="required"
          autoComplete="off"
          hint="The user gets it by email, and it’s recorded in the audit log."
        />
      )}
    </FormSheet>
  );
}
