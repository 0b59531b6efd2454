import { defineSetting } from '#shared/core/settings.ts';
import { REQUESTS } from './rules.ts';

export const MENTORING_REQUESTS_A_DAY = defineSetting({
  key: 'mentoring-requests-a-day',
  area: 'limits',
  label: 'Mentoring requests',
  shape: { kind: 'number', min: 1, max: 200, unit: 'requests' },
  initial: REQUESTS.limit,
  changes:
    'How many mentoring requests one student can send within 24 hours. Three can wait for an answer at once, whatever this says.',
});
