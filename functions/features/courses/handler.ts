import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { courses } from '#shared/features/courses/routes.ts';
import { get, lesson } from './get.ts';
import { list } from './list.ts';

/** Published courses and their lessons, without what is right in their exercises. */
export const handler = serve(courses, {
  handlers: { list, get, lesson, ...laterHandlers(() => import('./demand.ts'), ['demand']) },
});
