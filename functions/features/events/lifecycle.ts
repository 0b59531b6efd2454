import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { pastReminders } from '#functions/parts/events/due.ts';
import { calledOffWrite, getFigures, openedWrite } from '#functions/parts/events/figures.ts';
import type { EventRecord } from '#functions/parts/events/record.ts';
import { isHost } from '#functions/parts/events/repository.ts';
import { fullName } from '#shared/core/names.ts';
import type { events } from '#shared/features/events/routes.ts';
import { EVENT } from '#shared/features/events/rules.ts';
import { currentEvent, notPossible } from './change.ts';
import { eventMove } from './event-move.ts';
import { checkHost } from './hosts.ts';
import { wholeOf } from './view.ts';

/** Publishes a draft: from then on it is in the lists of those who may come. */
export const publish: Handler<typeof events.publish, EventRecord> = async ({ record, account, now }) => {
  checkHost(account);
  await untilFirst(now, async () => {
    const event = await currentEvent(record.id);
    if (event.status === 'published') return;
    if (event.status !== 'draft') throw notPossible('Only a draft can be published.');
    if (Date.parse(event.startsAt) <= now.getTime())
      throw notPossible('Its beginning has passed. Enter a time that is still to come.');
    if ((await getFigures(event.host.id)).open >= EVENT.most)
      throw new AppError('limit_reached', {
        message: `${EVENT.most} events of one host can be published at a time.`,
      });
    await transact({
      event: eventMove(event, {
        to: 'published',
        by: 'host',
        user: account.id,
        now,
        fields: { told: pastReminders(event, now) },
      }),
      figures: openedWrite(event),
    });
  });
  return wholeOf(record.id, account);
};

/** Cancels an event. Its guests are told by a task that goes on until all of them are (`tellGuests`). */
export const cancel: Handler<typeof events.cancel, EventRecord> = async ({ record, account, body, now }) => {
  const { reason } = body;
  await untilFirst(now, async () => {
    const event = await currentEvent(record.id);
    if (event.status === 'cancelled') return;
    if (event.status === 'held') throw notPossible('This event is over.');
    const hosts = isHost(event, account.id);
    const steps = {
      event: eventMove(event, {
        to: 'cancelled',
        by: hosts ? 'host' : 'admin',
        user: account.id,
        now,
        reason,
        fields: { reason, sequence: event.sequence + 1 },
      }),
      figures: event.status === 'published' ? calledOffWrite(event) : undefined,
    };
    if (hosts) await transact(steps);
    else
      await auditedTransaction(
        {
          at: now.toISOString(),
          actor: { id: account.id, name: fullName(account) },
          action: 'cancel_event',
          target: event.host,
          reason,
          before: { event: event.title, status: event.status },
          after: { status: 'cancelled' },
        },
        steps,
      );
  });
  return wholeOf(record.id, account);
};
