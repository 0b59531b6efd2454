import { firstCharacter } from '#shared/core/characters.ts';
import type { Role } from '#shared/core/contract.ts';
import { cx } from '../style/cx.ts';

interface AvatarProps {
  firstName: string;
  lastName: string;
  /** Tints the avatar in the role's colour. */
  role?: Role;
  size?: 'small' | 'medium' | 'large';
}

const SIZES = { small: 'size-8 text-fine', medium: 'size-10 text-small', large: 'size-14 text-lead' };
const TINTS: Record<Role, string> = {
  student: 'bg-student-soft text-student',
  mentor: 'bg-mentor-soft text-mentor',
  employer: 'bg-employer-soft text-employer',
  alumni: 'bg-alumni-soft text-alumni',
  admin: 'bg-admin-soft text-admin',
};

/** A person's initials in a circle. Decorative: the name is shown beside it, or is in the label of its container. */
export function Avatar({ firstName, lastName, role, size = 'medium' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex flex-none items-center justify-center rounded-full font-semibold uppercase select-none',
        SIZES[size],
        role ? TINTS[role] : 'bg-brand-soft text-brand',
      )}
    >
      {firstCharacter(firstName.trim())}
      {firstCharacter(lastName.trim())}
    </span>
  );
}
