import * as z from 'zod';
import { defineTask, queueTask } from '#functions/core/delayed/task.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { listKey } from '#functions/core/keys.ts';
import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { ifMissing, updateOf } from '#functions/core/update.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { matcher } from '#functions/parts/opportunities/lists/search.ts';
import { getOpportunity, type StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { summaryOf } from '#functions/parts/opportunities/summary.ts';
import {
  type AlertPosition,
  alertPositionSchema,
  alertsUnder,
  questionOfSearch,
  type StoredAlert,
  searchesKey,
  searchesSchema,
} from '#functions/parts/searches/repository.ts';
import { tokensOf } from '#functions/parts/searches/tokens.ts';
import { earliestDay, isOpenOn } from '#shared/core/opportunity-days.ts';
import { searchedPlace } from '#shared/core/places/place.ts';
import { BELL_AT_MOST, PENDING_AT_MOST } from '#shared/features/searches/rules.ts';
import { INDEXES } from '#shared/records.ts';

/** How many users one message of the queue announces an opening to: some seconds' work. */
const USERS_AT_ONCE = 5_000;
const AT_ONCE = 20;

const { pk: LIST, sk: DUE } = INDEXES.openDeadlines;

/**
 * The alerts that find an opening from a position on, one for each user, until there are `most` of them: some 30 queries,
 * and what they find is compared here. With `next` there may be more; a user may be found again there by another search.
 */
export const alertsFrom = async (
  opening: StoredOpportunity,
  day: string,
  from?: AlertPosition,
  most = USERS_AT_ONCE,
): Promise<{ alerts: StoredAlert[]; next?: AlertPosition }> => {
  const found = new Map<string, StoredAlert>();
  const isFound = ({ query }: StoredAlert): boolean => {
    const question = questionOfSearch({ query });
    const posting = { summary: summaryOf(opening), foundIn: searchedPlace(opening), more: opening };
    return question !== undefined && matcher(question, day)(posting);
  };
  const tokens = tokensOf(opening);
  // A token that the opening no longer has: all of them are read again, and nothing is announced twice.
  let index = Math.max(0, tokens.indexOf(from?.token ?? ''));
  let after = tokens[index] === from?.token ? from?.after : undefined;
  for (let token = tokens[index]; token; token = tokens[index]) {
    const page = await alertsUnder(token, after);
    for (const alert of page.alerts)
      if (!found.has(alert.userId) && isFound(alert)) found.set(alert.userId, alert);
    after = page.after;
    if (!after) index += 1;
    const nextToken = tokens[index];
    if (found.size >= most && nextToken)
      return { alerts: [...found.values()], next: { token: nextToken, ...(after && { after }) } };
  }
  return { alerts: [...found.values()] };
};

/**
 * Puts an opening into the next mail of a user, and the user into the list that the hourly run reads. Returns how many
 * wait for that mail, this one included; undefined when there is no room for it, or no such alert any more.
 */
const addPending = async (
  { userId, id }: StoredAlert,
  opportunityId: string,
  now: Date,
): Promise<number | undefined> => {
  const due = listKey('saved-searches', 'pending', { dueAt: now.toISOString() });
  try {
    const after = await updateItem({
      ...updateOf(
        searchesKey(userId),
        { set: { [LIST]: due[LIST], [DUE]: ifMissing(due[DUE]) }, setAt: [[['pending', opportunityId], id]] },
        {
          condition:
            'searches.#id.alert = :daily AND attribute_not_exists(settled.#opening) AND (attribute_exists(pending.#opening) OR size(pending) < :most)',
          names: { '#opening': opportunityId, '#id': id },
          values: { ':daily': 'daily', ':most': PENDING_AT_MOST },
        },
      ),
      ReturnValues: 'ALL_NEW',
    });
    return Object.keys(searchesSchema.parse(after).pending).length;
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
};

/**
 * Announces a new opening to the users whose alerts find it: in the bell at once, and in their next mail. Done again, it
 * changes nothing.
 */
export const opportunityOpened = defineTask(
  'opportunity-opened',
  z.object({ opportunityId: z.string(), from: alertPositionSchema.optional() }),
  async ({ opportunityId, from }, now) => {
    const opening = await getOpportunity(opportunityId);
    if (!opening || opening.removed || !isOpenOn(earliestDay(now), opening)) return;
    const { title, company, postedAt } = opening;
    const { alerts, next } = await alertsFrom(opening, earliestDay(now), from);
    await inParallel(alerts, AT_ONCE, async (alert) => {
      const waiting = await addPending(alert, opportunityId, now);
      if (waiting !== undefined && waiting <= BELL_AT_MOST)
        await notify(alert.userId, postedAt, {
          kind: 'search_match',
          search: alert.name,
          opportunityId,
          title,
          company,
        });
    });
    if (next) await queueTask('opportunity-opened', { opportunityId, from: next }, 0);
  },
);
