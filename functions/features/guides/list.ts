import type { Handler } from '#functions/core/handlers.ts';
import { shownGuides } from '#functions/parts/guides/shown.ts';
import type { guides } from '#shared/features/guides/routes.ts';

/** All guides, to be compared. */
export const list: Handler<typeof guides.list> = async ({ now }) => ({ items: await shownGuides(now) });
