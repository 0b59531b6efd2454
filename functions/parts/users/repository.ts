import { type Account, accountKey } from '#functions/core/account.ts';
import { asRead, both } from '#functions/core/conditions.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, type Key, putItem, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { type Profile, scoreOf } from '#functions/parts/profile/repository.ts';
import { type StoredSections, sectionWrites } from '#functions/parts/profile/sections.ts';
import {
  PREFERENCES_AT_FIRST,
  type Preferences,
  preferencesSchema,
} from '#shared/features/attention/preferences.ts';
import { type Dashboard, dashboardSchema } from '#shared/features/dashboard/routes.ts';
import { SECTIONS } from '#shared/features/profile/rules.ts';

const noFigures = Object.fromEntries(Object.keys(dashboardSchema.shape).map((figure) => [figure, 0]));

/**
 * The steps that create a user: account, profile with the entries of its sections, and a dashboard record of zeros or
 * of the given figures. Fails when the account exists.
 */
export const newUserSteps = (
  account: Account,
  profile: Profile,
  figures: Partial<Dashboard> = {},
  sections: StoredSections = {},
) => ({
  account: {
    Put: {
      Item: { ...itemOf('account', { userId: account.id }), ...account },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  profile: { Put: { Item: { ...itemOf('profile', { userId: account.id }), ...profile } } },
  dashboard: {
    Put: {
      Item: {
        ...itemOf('dashboard', { userId: account.id }),
        ...noFigures,
        ...figures,
        resumeScore: scoreOf(account, profile, sections),
      },
    },
  },
  sections: sectionWrites(account.id, sections, SECTIONS),
});

/**
 * Stores the time zone of a user; with `onlyFirst` while there is none. Throws `ConditionFailed` when there is one then, or
 * no account.
 */
export const storeTimeZone = (id: string, timeZone: string, onlyFirst: boolean) =>
  updateItem(
    updateOf(
      accountKey(id),
      { set: { timeZone } },
      both({ condition: 'attribute_exists(pk)' }, onlyFirst ? asRead({ timeZone: undefined }) : undefined),
    ),
  );

const preferencesKey = (id: string): Key => keyOf('preferences', { userId: id });

/** The mail preferences of a user. */
export const getPreferences = async (id: string): Promise<Preferences> =>
  (await getItem(preferencesSchema, preferencesKey(id))) ?? PREFERENCES_AT_FIRST;

export const storePreferences = (id: string, preferences: Preferences): Promise<void> =>
  putItem({ Item: { ...itemOf('preferences', { userId: id }), ...preferences } });
