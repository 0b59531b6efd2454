import { readCounters } from '#functions/parts/admin/directory/counters.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';
import { ROLE_NOUNS } from '#shared/core/role-nouns.ts';
import type { Setting, SettingValue } from '#shared/core/settings.ts';
import { isSameValue } from '#shared/core/settings.ts';
import { MAILS_A_DAY_SETTING } from '#shared/features/attention/settings.ts';
import { SIGN_UP_SETTINGS } from '#shared/features/auth/settings.ts';
import { PLANS } from '#shared/features/companies/plan-names.ts';
import { OPEN_POSTINGS_SETTINGS } from '#shared/features/companies/settings.ts';
import { firstContactsSetting } from '#shared/features/conversations/settings.ts';
import { GOOGLE_SIGN_IN } from '#shared/features/google/settings.ts';
import { CONTACT_ADDRESS, NOTICE, READ_ONLY } from '#shared/features/platform-settings/settings.ts';
import { SWITCH_NAMES, SWITCHES, switchSetting } from '#shared/features/platform-settings/switches.ts';
import { valueInWords } from '#shared/features/platform-settings/words.ts';
import { MODERATION_WORDS } from '#shared/features/postings/settings.ts';
import { aboveLimit } from './companies-above.ts';
import { counted, routesOf } from './counting.ts';

/** A change that is not made yet. */
interface Planned {
  readonly from: SettingValue;
  readonly to: SettingValue;
  readonly now: Date;
}
type Forecast = (planned: Planned) => Promise<string[]>;

const usersOf = async (roles: readonly Role[], now: Date): Promise<number> => {
  const { counts } = await readCounters(now);
  return roles.reduce((sum, role) => sum + counts[role], 0);
};

const forSwitch =
  (name: (typeof SWITCH_NAMES)[number]): Forecast =>
  async ({ to, now }) => {
    const { label, text } = SWITCHES[name];
    const routes = counted(routesOf(name), 'address', 'addresses');
    if (to === true) return [`${label} and its ${routes} open again within 30 seconds.`];
    const users = counted(await usersOf(ROLES, now), 'user', 'users');
    return [
      `${routes} close within 30 seconds, and the screens that use them: ${users} lose access to ${label.toLowerCase()}.`,
      `They read: “${text}”`,
      'Nothing is deleted. What is due, such as reminders, still goes out.',
    ];
  };

const forSignUp =
  (role: Role): Forecast =>
  async ({ to, now }) => {
    const [one, many] = ROLE_NOUNS[role];
    if (to === true) return [`New ${many} can sign up again.`];
    const users = counted(await usersOf([role], now), one, many);
    return [
      `New ${many} can’t sign up, with a password or with Google.`,
      `${users} with an account still sign in. Invitations that were sent still work.`,
    ];
  };

const forFirstContacts =
  (role: Role): Forecast =>
  async ({ from, to, now }) => {
    const [one, many] = ROLE_NOUNS[role];
    const users = counted(await usersOf([role], now), one, many);
    const verb =
      Number(to) === 0
        ? 'can no longer begin a conversation'
        : `can write to ${String(to)} users first in a week`;
    return [
      `${users} ${verb}, instead of ${String(from)}.`,
      'Those that were sent this week count. Conversations that began go on.',
    ];
  };

/** What each setting brings about, where numbers say more than the registry’s sentence. */
const FORECASTS: ReadonlyMap<string, Forecast> = new Map<string, Forecast>([
  ...SWITCH_NAMES.map((name) => [switchSetting(name).key, forSwitch(name)] as const),
  ...ROLES.map((role) => [SIGN_UP_SETTINGS[role].key, forSignUp(role)] as const),
  ...ROLES.flatMap((role) => {
    const setting = firstContactsSetting(role);
    return setting ? [[setting.key, forFirstContacts(role)] as const] : [];
  }),
  ...PLANS.map(
    (plan) =>
      [
        OPEN_POSTINGS_SETTINGS[plan].key,
        ({ to }: Planned) => aboveLimit(plan, to === null ? null : Number(to)),
      ] as const,
  ),
  [
    READ_ONLY.key,
    async ({ to, now }) => {
      const users = counted(await usersOf(ROLES, now), 'user', 'users');
      return to === true
        ? [
            `${users} can read everything and change nothing, within 30 seconds.`,
            'What was typed and not sent stays in the browser where it is a draft.',
          ]
        : [`${users} can change things again within 30 seconds.`];
    },
  ],
  [
    NOTICE.key,
    async ({ to }) =>
      to === null
        ? ['The notice disappears for everyone within 30 seconds.']
        : ['Every visitor and user reads it above the screen within 30 seconds.'],
  ],
  [
    CONTACT_ADDRESS.key,
    async ({ to }) =>
      to === ''
        ? ['The contact page has its form alone.']
        : [`The contact page shows ${String(to)} to everyone.`],
  ],
  [
    GOOGLE_SIGN_IN.key,
    async ({ to }) =>
      to === true
        ? ['Everyone can sign in with Google again.']
        : [
            'Nobody can sign in or up with Google. Sessions that are open stay open.',
            'Users without a password set one with “Forgot password?”.',
          ],
  ],
  [
    MAILS_A_DAY_SETTING.key,
    async ({ to, now }) => {
      const users = counted(await usersOf(ROLES, now), 'user', 'users');
      return [
        `Of ${users}, those who chose no number get at most ${String(to)} mails a day; the rest waits for their digest.`,
      ];
    },
  ],
  [
    MODERATION_WORDS.key,
    async ({ to }) => [
      `Postings with one of ${counted(Array.isArray(to) ? to.length : 0, 'word', 'words')} wait for a review when they are published.`,
      'Postings that are open stay open.',
    ],
  ],
]);

/** What a value of a setting would bring about, in sentences, with the numbers of now. */
export const forecast = async (
  setting: Setting,
  from: SettingValue,
  to: SettingValue,
  now: Date,
): Promise<string[]> => {
  if (isSameValue(from, to)) return ['Nothing changes: this is the value already.'];
  const own = await FORECASTS.get(setting.key)?.({ from, to, now });
  return (
    own ?? [
      `${valueInWords(setting, to)} instead of ${valueInWords(setting, from)}, for everyone, within 30 seconds.`,
    ]
  );
};
