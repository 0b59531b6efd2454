import { ROLES, type Role } from '#shared/core/contract.ts';
import { ROLE_NOUNS } from '#shared/core/role-nouns.ts';
import { defineSetting, type Setting } from '#shared/core/settings.ts';

const signUp = (role: Role): Setting<boolean> =>
  defineSetting({
    key: `sign-up-${role}`,
    area: 'sign-up',
    label: `Sign-up of ${ROLE_NOUNS[role][1]}`,
    shape: { kind: 'switch', on: 'Open', off: 'Closed' },
    initial: true,
    changes: `Closed, no new ${ROLE_NOUNS[role][1]} can sign up, with a password or with Google. Those with an account still sign in, and those whom an admin invited still join.`,
    risk: 'It turns people away.',
  });

/** Whether users can sign up, by role. */
export const SIGN_UP_SETTINGS: Readonly<Record<Role, Setting<boolean>>> = {
  student: signUp('student'),
  mentor: signUp('mentor'),
  employer: signUp('employer'),
  alumni: signUp('alumni'),
  admin: signUp('admin'),
};

export const AUTH_SETTINGS = ROLES.map((role) => SIGN_UP_SETTINGS[role]);

/** What those read who choose a role whose sign-up is closed. */
export const signUpClosed = (role: Role): string =>
  `Sign-up is closed for ${ROLE_NOUNS[role][1]} at the moment. Please try again later.`;
