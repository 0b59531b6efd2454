import { useEffect, useRef, useState } from 'react';
import { authPath } from '#frontend/core/session/arrival.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { ROLES, type Role } from '#shared/core/contract.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { RoleField } from './RoleField.tsx';

interface ChooseRoleProps {
  /** Where to go afterwards: a path of this site. */
  next: string | undefined;
}

/** Asks for the role, which is all that is missing for a new user who signed in with Google. */
export function ChooseRole({ next }: ChooseRoleProps) {
  const field = useRef<HTMLSelectElement>(null);
  const [role, setRole] = useState<Role>();
  const [missing, setMissing] = useState(false);
  useEffect(() => field.current?.focus(), []);

  const choose = async () => {
    setMissing(role === undefined);
    if (role === undefined) field.current?.focus();
    return role && { role };
  };
  return (
    <>
      <RoleField
        ref={field}
        name="role"
        chosen={role ?? ''}
        value={role ?? ''}
        onChange={({ target }) => {
          setRole(ROLES.find((known) => known === target.value));
          setMissing(false);
        }}
        error={missing ? 'Please select your role' : undefined}
      />
      <GoogleButton next={next} choose={choose} />
      <p className="text-small text-muted">
        Prefer not to use Google?{' '}
        <TextLink to={authPath({ mode: 'signup', role, next })}>Sign up with a password</TextLink>
      </p>
    </>
  );
}
