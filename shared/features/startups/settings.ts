import { defineSetting } from '#shared/core/settings.ts';
import { STARTUP_INVITATIONS } from './rules.ts';

export const STARTUP_INVITATIONS_A_DAY = defineSetting({
  key: 'startup-invitations-a-day',
  area: 'limits',
  label: 'Invitations to a startup',
  shape: { kind: 'number', min: 1, max: 200, unit: 'invitations' },
  initial: STARTUP_INVITATIONS.limit,
  changes: 'How many people one user can invite to startups within 24 hours.',
});
