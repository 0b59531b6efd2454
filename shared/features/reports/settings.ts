import { defineSetting } from '#shared/core/settings.ts';
import { USER_REPORTS } from './rules.ts';

export const USER_REPORTS_A_DAY = defineSetting({
  key: 'user-reports-a-day',
  area: 'limits',
  label: 'Reports of users',
  shape: { kind: 'number', min: 1, max: 100, unit: 'reports' },
  initial: USER_REPORTS.limit,
  changes: 'How many users one user can report within 24 hours.',
});
