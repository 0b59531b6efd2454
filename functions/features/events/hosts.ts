import { type Account, accountKey, accountSchema, statusOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { getItems } from '#functions/core/table.ts';
import { blockedAmong } from '#functions/parts/conversations/blocks.ts';
import { universityOf } from '#functions/parts/events/audience.ts';
import type { EventRecord } from '#functions/parts/events/record.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { fullName } from '#shared/core/names.ts';
import { EVENT, mayHost } from '#shared/features/events/rules.ts';
import type { EventFields } from '#shared/features/events/schema.ts';

/** Throws 403 for an account that may not host events yet. */
export const checkHost = (account: Account): void => {
  if (!account.emailConfirmed) throw new AppError('email_unconfirmed');
  if (!mayHost(account.role, statusOf(account) === 'active'))
    throw new AppError('approval_pending', {
      message: 'You can host events once your account is approved.',
    });
};

/** The co-hosts of an event with their names: users who may host themselves. */
const coHostsOf = async (
  { coHosts }: EventFields,
  host: EventRecord['host'],
): Promise<EventRecord['coHosts']> => {
  const ids = [...new Set(coHosts)].filter((id) => id !== host.id);
  const [accounts, blocked] = await Promise.all([
    getItems(accountSchema, ids.map(accountKey)),
    blockedAmong(host.id, ids),
  ]);
  return ids.map((id) => {
    const found = blocked.has(id) ? undefined : accounts.find((one) => one.id === id);
    if (!found || !['active', 'pending'].includes(statusOf(found)) || !mayHost(found.role, found.approved))
      throw new AppError('invalid_input', {
        fields: { coHosts: 'Choose users who can host events themselves' },
      });
    return { id, name: fullName(found) };
  });
};

/** What is wrong with the times of an event that is to come; undefined when nothing is. */
const wrongTimes = ({ startsAt, endsAt }: EventFields, now: Date): Record<string, string> | undefined => {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (start <= now.getTime()) return { startsAt: 'Enter a time that is still to come' };
  if (start > now.getTime() + EVENT.ahead * DAY_MS)
    return { startsAt: `Enter a time within the next ${EVENT.ahead} days` };
  return end - start > EVENT.days * DAY_MS
    ? { endsAt: `An event lasts at most ${EVENT.days} days` }
    : undefined;
};

/** What a host entered, as it is stored. Throws for what cannot be. */
export const checkedFields = async (fields: EventFields, host: EventRecord['host'], now: Date) => {
  const wrong = wrongTimes(fields, now);
  if (wrong) throw new AppError('invalid_input', { fields: wrong });
  const [coHosts, university] = await Promise.all([coHostsOf(fields, host), universityOf(host.id)]);
  if (fields.audience === 'university' && university === '')
    throw new AppError('invalid_input', {
      fields: { audience: 'Add your university to your profile first' },
    });
  return { ...fields, coHosts, university };
};
