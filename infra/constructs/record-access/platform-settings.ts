import type { PLATFORM_SETTINGS_RECORDS } from '#shared/records/platform-settings.ts';
import { type AccessTo, POSTING, READING_SETTINGS } from './use.ts';

export const PLATFORM_SETTINGS_ACCESS: AccessTo<typeof PLATFORM_SETTINGS_RECORDS> = {
  // Those that rely on a setting in a transaction check that it is unchanged, and change none.
  setting: {
    get: [...POSTING, 'conversations'],
    read: ['platform-settings'],
    write: ['platform-settings'],
    check: [...POSTING, 'conversations'],
  },
  'setting-version': { read: ['platform-settings'], write: ['platform-settings'] },
  settings: { read: READING_SETTINGS, write: ['platform-settings'] },
};
