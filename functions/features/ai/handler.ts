import { laterHandlers } from '#functions/core/later-handlers.ts';
import { serve } from '#functions/core/serve.ts';
import { ai } from '#shared/features/ai/routes.ts';
import { feedback } from './feedback.ts';
import { deleteHistory, history } from './history.ts';
import { dismissInsight } from './insights/dismiss.ts';

// The router with its weights, the tools and the calls of other functions are loaded with the first request that needs them.
const later = {
  ...laterHandlers(() => import('./chat.ts'), ['chat']),
  ...laterHandlers(() => import('./actions/confirm.ts'), ['confirm']),
  ...laterHandlers(() => import('./insights/insights.ts'), ['insights']),
};

/** The advisor: its answers, what it does once its user confirms it, and what it says on a home. */
export const handler = serve(ai, {
  handlers: { history, deleteHistory, feedback, dismissInsight, ...later },
});
