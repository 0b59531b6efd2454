import type { Handler } from '#functions/core/handlers.ts';
import { getFigures } from '#functions/parts/events/figures.ts';
import type { events } from '#shared/features/events/routes.ts';

/** What became of the places at all past events of the caller. */
export const figures: Handler<typeof events.figures> = async ({ account }) => {
  const { open: _, ...past } = await getFigures(account.id);
  return past;
};
