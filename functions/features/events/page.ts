import type { Handler } from '#functions/core/handlers.ts';
import { publicEvent } from '#functions/parts/events/public.ts';
import type { events } from '#shared/features/events/routes.ts';
import { noEvent } from './change.ts';

/** A public event, for visitors. */
export const page: Handler<typeof events.page> = async ({ params }) => {
  const event = await publicEvent(params.id);
  if (!event) throw noEvent();
  return event;
};
