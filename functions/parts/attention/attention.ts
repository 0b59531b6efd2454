import { type Account, timeZoneOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { settingsAt } from '#functions/core/settings.ts';
import { getPreferences } from '#functions/parts/users/repository.ts';
import { hourIn, isQuietHour } from '#shared/features/attention/rules.ts';
import { MAILS_A_DAY_SETTING } from '#shared/features/attention/settings.ts';
import { addWaiting, type WaitingMail } from './waiting-mails.ts';

const DAY_SECONDS = 86_400;

/** Whether a user may get one more mail about messages and meetings within a day, and counts it. */
const withinBudget = async (userId: string, limit: number, at: Date): Promise<boolean> => {
  if (limit === 0) return false;
  try {
    await limitRequests({ name: 'attention', limit, windowSeconds: DAY_SECONDS }, userId, at);
    return true;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
    return false;
  }
};

/**
 * Sends a mail now, or lets it wait for the user's digest: in their quiet hours, and when they had as many mails within a day
 * as they want. To be called `once` for each mail.
 * @param key identifies the mail among those that wait: the same one waits once
 */
export const sendOrWait = async (
  account: Account,
  { key, waiting, at }: { key: string; waiting: WaitingMail; at: Date },
  send: () => Promise<unknown>,
): Promise<void> => {
  const { id } = account;
  const chosen = await getPreferences(id);
  const { quietHours, digest = true } = chosen;
  const mailsADay = chosen.mailsADay ?? (await settingsAt(at)(MAILS_A_DAY_SETTING));
  const quiet = isQuietHour(hourIn(at, timeZoneOf(account)), quietHours);
  if (!quiet && (await withinBudget(id, mailsADay, at))) {
    await send();
    return;
  }
  if (digest) await addWaiting(id, key, waiting, at);
  log('info', digest ? 'a mail waits for the digest' : 'a mail was left out: the user wants no digest', {
    userId: id,
    kind: waiting.kind,
    because: quiet ? 'quiet hours' : 'budget',
  });
};
