import { defineSetting } from '#shared/core/settings.ts';

export const INVITATIONS_AN_HOUR = defineSetting({
  key: 'invitations-an-hour',
  area: 'limits',
  label: 'Invitations by admins',
  shape: { kind: 'number', min: 1, max: 1000, unit: 'invitations' },
  initial: 1000,
  changes: 'How many users one admin can invite within an hour.',
});
