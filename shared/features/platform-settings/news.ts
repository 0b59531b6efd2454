import type { StatusTone } from '#shared/core/workflow.ts';

/** The words of notifications about settings. */
export const SETTING_NEWS = ['waiting', 'changed', 'declined'] as const;
export type SettingNews = (typeof SETTING_NEWS)[number];

/** What a notification says of it. */
export const SETTING_NEWS_TEXTS: Readonly<
  Record<SettingNews, { readonly heading: string; readonly did: string; readonly tone: StatusTone }>
> = {
  waiting: {
    heading: 'Waits for you',
    did: 'asks a second admin to approve a change of the setting',
    tone: 'warning',
  },
  changed: { heading: 'Setting changed', did: 'changed the setting', tone: 'info' },
  declined: { heading: 'Change declined', did: 'declined a change of the setting', tone: 'neutral' },
};
