import { serve } from '#functions/core/serve.ts';
import { users } from '#shared/features/users.ts';
import { completeOnboarding } from './complete-onboarding.ts';
import { preferences, savePreferences } from './preferences.ts';
import { profile, saveProfile } from './save-profile.ts';

/** What people tell about themselves, and what they want to be told. */
export const handler = serve(users, {
  handlers: {
    completeOnboarding,
    profile,
    saveProfile,
    preferences,
    savePreferences,
  },
});
