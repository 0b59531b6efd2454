import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import { statusWrite } from '#functions/parts/engagements/repository.ts';
import type { engagements } from '#shared/features/engagements/routes.ts';
import { isOver } from '#shared/features/engagements/rules.ts';
import type { StoredEngagement } from '#shared/features/engagements/schema.ts';
import { changed, contactOf, notPossible } from './change.ts';
import { sideOf } from './view.ts';

/** Ends an engagement without an accepted result, with a reason that the other side reads. */
export const end: Handler<typeof engagements.end, StoredEngagement> = (call) => {
  const { body, record, account, now } = call;
  return changed(call, async (engagement) => {
    if (isOver(engagement.status)) throw notPossible('This project is over already.');
    await transact({
      engagement: statusWrite(engagement, {
        to: 'ended',
        by: sideOf(record, account.id),
        user: account.id,
        now,
        fields: { waiting: [], ending: body.reason, ...contactOf(call) },
      }),
    });
  });
};
