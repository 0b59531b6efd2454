import type { Handler } from '#functions/core/handlers.ts';
import type { ai } from '#shared/features/ai/routes.ts';

/** What the advisor says on a user's home. */
export const insights: Handler<typeof ai.insights> = async () => ({ items: [] });
