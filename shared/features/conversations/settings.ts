import type { Role } from '#shared/core/contract.ts';
import { defineSetting, type Setting } from '#shared/core/settings.ts';
import { REQUESTING_ROLES, type RequestingRole, requestBudget } from './reason-rules.ts';

const firstContacts = (role: RequestingRole, label: string): Setting<number> =>
  defineSetting({
    key: `first-contacts-a-week-${role}`,
    area: 'limits',
    label: `First contacts: ${label}`,
    shape: { kind: 'number', min: 0, max: 200, unit: 'first contacts' },
    initial: requestBudget(role),
    changes: `How many users one of the ${label} can write to first in a week, without another reason such as an application. Those of this week count. With 0, they can only answer.`,
  });

const FIRST_CONTACTS: Readonly<Record<RequestingRole, Setting<number>>> = {
  student: firstContacts('student', 'students'),
  alumni: firstContacts('alumni', 'alumni'),
  employer: firstContacts('employer', 'employers'),
};

/** How many first contacts users of a role may begin in a week, from Monday in UTC; undefined for roles that begin none. */
export const firstContactsSetting = (role: Role): Setting<number> | undefined => {
  const asking = REQUESTING_ROLES.find((one) => one === role);
  return asking && FIRST_CONTACTS[asking];
};

export const CONVERSATION_SETTINGS = REQUESTING_ROLES.map((role) => FIRST_CONTACTS[role]);
