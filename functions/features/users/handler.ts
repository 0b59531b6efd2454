import { serve } from '#functions/core/serve.ts';
import { completeOnboarding } from './complete-onboarding.ts';

/** What people tell about themselves. */
export const handler = serve('users', { completeOnboarding });
