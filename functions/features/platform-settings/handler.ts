import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { platformSettings } from '#shared/features/platform-settings/routes.ts';
import { shown } from './shown.ts';

/** The settings of the platform: what everyone may know of them, and what admins do with them. */
export const handler = serve(platformSettings, {
  handlers: {
    shown,
    ...laterHandlers(
      () => import('./managing.ts'),
      ['list', 'effect', 'change', 'history', 'revert', 'approve', 'decline'],
    ),
  },
});
