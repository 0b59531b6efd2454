import { defineSetting } from '#shared/core/settings.ts';
import { MAILS_A_DAY, MAILS_A_DAY_MAX } from './rules.ts';

export const MAILS_A_DAY_SETTING = defineSetting({
  key: 'mails-a-day',
  area: 'limits',
  label: 'Mails a day',
  shape: { kind: 'number', min: 0, max: MAILS_A_DAY_MAX, unit: 'mails' },
  initial: MAILS_A_DAY,
  changes:
    'How many mails about messages and meetings a user gets in a day, unless they chose another number. Further ones wait for the daily digest.',
});
