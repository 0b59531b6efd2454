import { moveWrite } from '#functions/core/move.ts';
import { dueFields } from '#functions/parts/events/due.ts';
import type { EventRecord } from '#functions/parts/events/record.ts';
import { eventKey } from '#functions/parts/events/repository.ts';
import { type EventActor, type EventStatus, eventWorkflow } from '#shared/features/events/rules.ts';

interface StatusChange {
  readonly to: EventStatus;
  readonly by: EventActor;
  readonly user?: string;
  readonly now: Date;
  readonly reason?: string;
  readonly fields?: Partial<EventRecord>;
}

/** The write that moves an event to another status. It fails when the event has changed since it was read. */
export const eventMove = (event: EventRecord, { to, by, user, now, reason, fields = {} }: StatusChange) => {
  const due = dueFields({ ...event, ...fields, status: to }, now);
  return moveWrite(eventWorkflow, {
    key: eventKey(event.id),
    from: event,
    to,
    by,
    at: now,
    ...(user !== undefined && { user }),
    ...(reason !== undefined && { reason }),
    only: { condition: 'turn = :turn', values: { ':turn': event.turn } },
    set: { ...fields, turn: event.turn + 1, ...due.set },
    remove: due.remove,
  });
};
