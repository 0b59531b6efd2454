import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { ConditionFailed, putItem } from '#functions/core/table.ts';
import { backgroundOf } from '#functions/parts/profile/background.ts';
import type { asks } from '#shared/features/asks/routes.ts';
import type { AskSettings } from '#shared/features/asks/schema.ts';
import { weekOf } from '#shared/features/conversations/rules.ts';
import { getSettings, type StoredSettings, saveWrite, usedIn } from './settings-repository.ts';

const shownOf = async (account: Account): Promise<StoredSettings['shown']> => {
  const { university, field, work } = await backgroundOf(account);
  return { university, field, work };
};

const asSeen = (settings: StoredSettings, monday: string): AskSettings => ({
  perWeek: settings.perWeek,
  topics: settings.topics,
  version: settings.version,
  used: usedIn(settings, monday),
  shown: settings.shown,
});

/** How many questions the user takes; none before they have said it. */
export const settings: Handler<typeof asks.settings> = async ({ account, now }) => {
  const found = await getSettings(account.id);
  if (found) return asSeen(found, weekOf(now));
  return { perWeek: 0, topics: [], version: 0, used: 0, shown: await shownOf(account) };
};

/** Saves it. A question that comes at the same moment makes the request try again, as it counts in the same record. */
export const saveSettings: Handler<typeof asks.saveSettings> = async ({ account, body, now }) => {
  if (!account.emailConfirmed) throw new AppError('email_unconfirmed');
  const monday = weekOf(now);
  const [before, shown] = await Promise.all([getSettings(account.id), shownOf(account)]);
  const { perWeek, topics, version } = body;
  if ((before?.version ?? 0) !== version) throw new AppError('conflict');
  const saved: StoredSettings = {
    userId: account.id,
    perWeek,
    topics,
    shown,
    version: version + 1,
    week: before?.week ?? '',
    used: before?.used ?? 0,
    askedAt: before?.askedAt ?? '',
  };
  try {
    await putItem(saveWrite(saved, before, monday));
  } catch (error) {
    throw error instanceof ConditionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return asSeen(saved, monday);
};
