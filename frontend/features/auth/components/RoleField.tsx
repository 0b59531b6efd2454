import type { ComponentProps } from 'react';
import { usePlatform } from '#frontend/core/platform.ts';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { ROLES, type Role } from '#shared/core/contract.ts';

interface RoleFieldProps extends Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'hint'> {
  chosen: Role | '';
}

/** What each role is there for, and what it has to wait for. */
const HINTS: Readonly<Record<Role | '', string>> = {
  '': 'Your dashboard depends on it, and it can’t be changed later.',
  student: 'Find jobs, internships and mentors.',
  mentor:
    'Guide and support students. With less than three years of experience, an admin reviews your account first.',
  employer: 'Hire candidates. We verify your company before you can post.',
  alumni: 'Connect with juniors and find your next step.',
  admin: 'Manage the platform. An existing admin has to approve you first.',
};

/** The role to sign up with. If it is missing, the error is announced at once: 'Please select your role'. */
export function RoleField({ chosen, ...select }: RoleFieldProps) {
  const closed = usePlatform()?.signUpClosed ?? [];
  const isClosed = closed.some((role) => role === chosen);
  return (
    <Select
      {...select}
      label="Your Role"
      mark="required"
      placeholder="Select your role"
      options={ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
      hint={isClosed ? `${HINTS[chosen]} Sign-up for this role is closed at the moment.` : HINTS[chosen]}
      alert
    />
  );
}
