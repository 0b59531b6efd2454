import { serve } from '#functions/core/serve.ts';
import { studyPlan } from '#shared/features/study-plan/routes.ts';
import { calendar } from './calendar.ts';
import { get, save } from './plan.ts';

/** A student’s plan for studies abroad. */
export const handler = serve(studyPlan, { handlers: { get, save, calendar } });
