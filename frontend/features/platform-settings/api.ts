import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Setting, SettingValue } from '#shared/core/settings.ts';
import type { SettingRow } from '#shared/features/platform-settings/schema.ts';
import { SETTINGS } from '#shared/settings.ts';

/** A setting with its declaration. */
export interface ShownSetting {
  readonly setting: Setting;
  readonly row: SettingRow;
}

/** All settings as they are now; other admins change them, too. */
export const useSettings = () => useQuery({ ...api.query('platform-settings.list'), staleTime: 0 });

/** The rows with their declarations, of those that contain a text. */
export const settingsWith = (rows: readonly SettingRow[], text: string): ShownSetting[] => {
  const wanted = text.toLowerCase();
  return SETTINGS.flatMap((setting) => {
    const row = rows.find(({ key }) => key === setting.key);
    const words = `${setting.label} ${setting.changes}`.toLowerCase();
    return row && words.includes(wanted) ? [{ setting, row }] : [];
  });
};

/** The versions of a setting, the latest first. */
export const useSettingHistory = (key: string) =>
  useInfiniteQuery(api.pages('platform-settings.history', { params: { key }, query: { limit: 10 } }));

/** What a value would bring about; nothing for undefined. */
export const useEffectOf = (key: string, value: SettingValue | undefined) =>
  useQuery({
    queryKey: [...api.key('platform-settings.effect'), key, value],
    queryFn: () =>
      api.call('platform-settings.effect', {
        params: { key },
        body: { value: value ?? null },
      }),
    enabled: value !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Loads the settings again, with their histories, and what everyone sees of them. */
export const useRefreshSettings = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.key('platform-settings') });
};
