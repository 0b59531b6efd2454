import { serve } from '#functions/core/serve.ts';
import { completeOnboarding } from './complete-onboarding.ts';
import { preferences, savePreferences } from './preferences.ts';
import { profile, saveProfile } from './save-profile.ts';

/** What people tell about themselves, and what they want to be told. */
export const handler = serve('users', {
  completeOnboarding,
  profile,
  saveProfile,
  preferences,
  savePreferences,
});
