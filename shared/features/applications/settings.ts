import { defineSetting } from '#shared/core/settings.ts';

export const APPLICATIONS_A_MINUTE = defineSetting({
  key: 'applications-a-minute',
  area: 'limits',
  label: 'Applications',
  shape: { kind: 'number', min: 1, max: 1000, unit: 'applications' },
  initial: 200,
  changes: 'How many applications one user can send within a minute: a limit against programs.',
});
