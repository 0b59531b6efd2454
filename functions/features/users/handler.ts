import { serve } from '#functions/core/serve.ts';
import { users } from '#shared/features/users/routes.ts';
import { completeOnboarding } from './complete-onboarding.ts';
import { preferences, savePreferences } from './preferences.ts';
import { profile, saveProfile } from './save-profile.ts';
import { saveTimeZone } from './time-zone.ts';

/** Profiles, and the mail preferences of users. */
export const handler = serve(users, {
  handlers: {
    completeOnboarding,
    profile,
    saveProfile,
    preferences,
    savePreferences,
    saveTimeZone,
  },
});
