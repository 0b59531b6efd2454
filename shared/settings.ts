import type { Setting } from './core/settings.ts';
import { ADVISOR_SETTINGS } from './features/ai/settings.ts';
import { APPLICATIONS_A_MINUTE } from './features/applications/settings.ts';
import { MAILS_A_DAY_SETTING } from './features/attention/settings.ts';
import { AUTH_SETTINGS } from './features/auth/settings.ts';
import { COMPANY_SETTINGS } from './features/companies/settings.ts';
import { CONTACT_MESSAGES_A_MINUTE } from './features/contact/settings.ts';
import { CONVERSATION_SETTINGS } from './features/conversations/settings.ts';
import { GOOGLE_SIGN_IN } from './features/google/settings.ts';
import { INVITATIONS_AN_HOUR } from './features/invitations/settings.ts';
import { MENTORING_REQUESTS_A_DAY } from './features/mentorships/settings.ts';
import { PLATFORM_SETTINGS } from './features/platform-settings/settings.ts';
import { SWITCH_NAMES, switchSetting } from './features/platform-settings/switches.ts';
import { POSTING_SETTINGS } from './features/postings/settings.ts';
import { USER_REPORTS_A_DAY } from './features/reports/settings.ts';
import { STARTUP_INVITATIONS_A_DAY } from './features/startups/settings.ts';

/**
 * Every setting of the platform; features declare theirs in `settings.ts`. Never here: secrets, weights of the match, and how
 * long data is kept. Only what shows or changes settings loads all of them; others read their own.
 */
export const SETTINGS: readonly Setting[] = [
  ...PLATFORM_SETTINGS,
  ...SWITCH_NAMES.map(switchSetting),
  ...AUTH_SETTINGS,
  GOOGLE_SIGN_IN,
  ...COMPANY_SETTINGS,
  ...CONVERSATION_SETTINGS,
  MENTORING_REQUESTS_A_DAY,
  STARTUP_INVITATIONS_A_DAY,
  USER_REPORTS_A_DAY,
  CONTACT_MESSAGES_A_MINUTE,
  INVITATIONS_AN_HOUR,
  APPLICATIONS_A_MINUTE,
  MAILS_A_DAY_SETTING,
  ...POSTING_SETTINGS,
  ...ADVISOR_SETTINGS,
];

const byKey: ReadonlyMap<string, Setting> = new Map(SETTINGS.map((setting) => [setting.key, setting]));

/** The setting of a key; undefined for one that this code does not know. */
export const settingOf = (key: string): Setting | undefined => byKey.get(key);
