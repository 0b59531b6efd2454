import type { Handler } from '#functions/core/handlers.ts';
import { ROLES } from '#shared/core/contract.ts';
import { MAILS_A_DAY_SETTING } from '#shared/features/attention/settings.ts';
import { SIGN_UP_SETTINGS } from '#shared/features/auth/settings.ts';
import { OPEN_POSTINGS_SETTINGS } from '#shared/features/companies/settings.ts';
import { GOOGLE_SIGN_IN } from '#shared/features/google/settings.ts';
import type { platformSettings } from '#shared/features/platform-settings/routes.ts';
import { CONTACT_ADDRESS, NOTICE, READ_ONLY } from '#shared/features/platform-settings/settings.ts';
import { SWITCH_NAMES, switchSetting } from '#shared/features/platform-settings/switches.ts';

/** What everyone may know of the settings. The edge keeps it for a few seconds. */
export const shown: Handler<typeof platformSettings.shown> = async ({ setting, now }) => {
  const off = await Promise.all(SWITCH_NAMES.map((name) => setting(switchSetting(name))));
  const open = await Promise.all(ROLES.map((role) => setting(SIGN_UP_SETTINGS[role])));
  const notice = await setting(NOTICE);
  const isOver = notice?.until != null && notice.until <= now.toISOString();
  return {
    notice: isOver ? null : notice,
    contactAddress: await setting(CONTACT_ADDRESS),
    readOnly: await setting(READ_ONLY),
    off: SWITCH_NAMES.filter((_, index) => off[index] === false),
    signUpClosed: ROLES.filter((_, index) => open[index] === false),
    google: await setting(GOOGLE_SIGN_IN),
    openPostings: {
      startup: await setting(OPEN_POSTINGS_SETTINGS.startup),
      growth: await setting(OPEN_POSTINGS_SETTINGS.growth),
      enterprise: await setting(OPEN_POSTINGS_SETTINGS.enterprise),
    },
    mailsADay: await setting(MAILS_A_DAY_SETTING),
  };
};
