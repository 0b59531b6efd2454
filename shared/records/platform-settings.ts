import { type RecordKinds, WRITTEN } from './kind.ts';

/** Who changed what and why: admins named themselves by deciding. */
const CHANGE_DATA = {
  inCopy: true,
  describedAs: 'Settings of the platform that you changed as an admin, with your reasons',
} as const;

export const PLATFORM_SETTINGS_RECORDS = {
  /** A setting that was changed, with what waits for a second admin. Without one, the default counts. */
  setting: {
    pk: 'setting#{key}',
    sk: 'setting',
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'never' },
    personal: CHANGE_DATA,
  },
  /** One version of a setting: its history. */
  'setting-version': {
    pk: 'setting#{key}',
    sk: 'version#{number}',
    owner: 'user',
    retention: { until: 'never' },
    personal: CHANGE_DATA,
  },
  /** The values of all settings that were changed, by their keys: what every function reads. */
  settings: {
    pk: 'settings',
    sk: 'settings',
    owner: 'system',
    retention: { until: 'never' },
  },
} as const satisfies RecordKinds;
