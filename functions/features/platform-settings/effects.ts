import * as z from 'zod';
import type { Effect } from '#functions/core/stream/change.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { activeAdmins } from '#functions/parts/users/active-admins.ts';
import type { SettingNews } from '#shared/features/platform-settings/news.ts';
import { settingOf } from '#shared/settings.ts';

// With a schema of its own: the consumer `stream` carries it.

const happened = z.object({ at: z.string(), by: z.object({ id: z.string(), name: z.string() }) });
const settingSchema = z.object({
  key: z.string(),
  version: z.number().int(),
  changed: happened.optional(),
  pendingId: z.string().optional(),
  pending: happened.optional(),
  declined: happened.optional(),
});
type Image = z.infer<typeof settingSchema>;

interface News {
  readonly news: SettingNews;
  readonly at: string;
  readonly by: z.infer<typeof happened>['by'];
}

/** The notification about a change of the record; undefined for none. */
const newsOf = (before: Image | undefined, after: Image): News | undefined => {
  if (after.pending && after.pendingId !== before?.pendingId) return { news: 'waiting', ...after.pending };
  if (after.changed && after.version !== before?.version) return { news: 'changed', ...after.changed };
  const { declined } = after;
  return declined && declined.at !== before?.declined?.at ? { news: 'declined', ...declined } : undefined;
};

/** Tells the other active admins what waits for them, and what was changed: nobody has to ask who did it. */
export const followSetting: Effect = async ({ before, after }) => {
  const is = settingSchema.safeParse(after).data;
  if (!is) return;
  const notification = newsOf(settingSchema.safeParse(before).data, is);
  if (!notification) return;
  const { news, at, by } = notification;
  const label = settingOf(is.key)?.label ?? is.key;
  for (const id of await activeAdmins())
    if (id !== by.id) await notify(id, at, { kind: 'setting', news, key: is.key, label, by: by.name });
};
