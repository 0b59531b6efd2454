import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { enrolments } from '#shared/features/enrolments/routes.ts';
import { list } from './list.ts';
import { progress } from './progress.ts';

// What is rarer than reading is loaded with the first request for it.
const later = {
  ...laterHandlers(() => import('./enrol.ts'), ['enrol']),
  ...laterHandlers(() => import('./leave.ts'), ['leave']),
};

/** The courses of students, and how far they are. */
export const handler = serve(enrolments, { handlers: { list, progress, ...later } });
