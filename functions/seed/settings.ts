import { getAccount } from '#functions/core/account.ts';
import { changeSetting } from '#functions/features/platform-settings/change.ts';
import { getSetting } from '#functions/features/platform-settings/repository.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Setting, SettingValue } from '#shared/core/settings.ts';
import { MODERATION_WORDS } from '#shared/features/postings/settings.ts';
import { STARTUP_INVITATIONS_A_DAY } from '#shared/features/startups/settings.ts';

interface Change {
  readonly setting: Setting;
  readonly value: SettingValue;
  readonly daysAgo: number;
  readonly reason: string;
}

/** What the demo admin has changed, the first first. */
const CHANGES: readonly Change[] = [
  {
    setting: MODERATION_WORDS,
    value: ['unpaid trial', 'training fee'],
    daysAgo: 40,
    reason: 'Two postings asked applicants to pay for their own training.',
  },
  {
    setting: STARTUP_INVITATIONS_A_DAY,
    value: 15,
    daysAgo: 21,
    reason: 'One user invited sixty people in an afternoon.',
  },
  {
    setting: MODERATION_WORDS,
    value: ['unpaid trial', 'training fee', 'deposit before start'],
    daysAgo: 12,
    reason: 'A reader reported a posting that wanted a deposit.',
  },
  {
    setting: STARTUP_INVITATIONS_A_DAY,
    value: 25,
    daysAgo: 6,
    reason: 'Fifteen were too few for a founders’ weekend.',
  },
];

/** Changes settings as the demo admin did, once. */
export const storeSettings = async (now: Date): Promise<void> => {
  const id = await userIdOf(demoEmail('admin'));
  const by = id === undefined ? undefined : await getAccount(id);
  if (!by) return;
  const untouched = new Set<string>();
  for (const { setting } of CHANGES)
    if ((await getSetting(setting.key)).version === 0) untouched.add(setting.key);
  const wanted = CHANGES.filter(({ setting }) => untouched.has(setting.key));
  for (const { daysAgo, ...change } of wanted) {
    const { version } = await getSetting(change.setting.key);
    await changeSetting({ ...change, version, by, now: new Date(now.getTime() - daysAgo * DAY_MS) });
  }
};
