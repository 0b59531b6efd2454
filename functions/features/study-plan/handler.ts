import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { studyPlan } from '#shared/features/study-plan/routes.ts';
import { get } from './get.ts';

/** A student’s plan for studies abroad. What computes moments has the rules of time zones, and is loaded when it is needed. */
export const handler = serve(studyPlan, {
  handlers: {
    get,
    ...laterHandlers(() => import('./save.ts'), ['save']),
    ...laterHandlers(() => import('./calendar.ts'), ['calendar']),
  },
});
