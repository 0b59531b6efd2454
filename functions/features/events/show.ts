import type { Handler } from '#functions/core/handlers.ts';
import { deleteItem, putItem } from '#functions/core/table.ts';
import { shownEventItem, shownEventKey } from '#functions/parts/events/shown-events.ts';
import type { events } from '#shared/features/events/routes.ts';
import { eventFor, notPossible } from './change.ts';
import { wholeOf } from './view.ts';

/** Shows an event on the profile of the caller, who was there, or hides it again. Until then it is hidden. */
export const show: Handler<typeof events.show> = async ({ params: { id }, account, body }) => {
  const { event, guest } = await eventFor(id, account);
  if (event.status !== 'held' || guest?.status !== 'attended')
    throw notPossible('Your profile can show an event once it is over and you were there.');
  await (body.shown
    ? putItem({ Item: shownEventItem(account.id, event) })
    : deleteItem({ Key: shownEventKey(account.id, event) }));
  return wholeOf(id, account);
};
