import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { PUBLIC } from '#functions/parts/events/audience.ts';
import { listedIn } from '#functions/parts/events/listed.ts';
import { publicEvent } from '#functions/parts/events/public.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { publicEventPath } from '#shared/features/events/address.ts';
import { EVENT_MAP, type pages, SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { rendered } from './rendered.ts';
import { urlSet } from './url-set.ts';

/** The page of a public event, whatever became of it: 404 for any other. */
export const event: Handler<typeof pages.event> = async ({ params: { id }, now, setHeader }) => {
  const shown = await publicEvent(id);
  if (!shown) throw new AppError('not_found');
  // The page says whether the event is over.
  const isOver = Date.parse(shown.endsAt) <= now.getTime();
  const asked = { document: SITE_DOCUMENTS.event, key: JSON.stringify([isOver, shown]), now, setHeader };
  return rendered(asked, ({ renderEvent }, input) => renderEvent({ ...input, event: shown, isOver }));
};

/** The public events that are to come, the next first. */
export const eventMap: Handler<typeof pages.eventMap> = async ({ now, setHeader }) => {
  setHeader('content-type', DOCUMENT_TYPES.xml);
  const asked = { from: now.toISOString(), to: '9', latestFirst: false };
  const { found } = await listedIn(PUBLIC, asked, EVENT_MAP);
  return urlSet(found.map(({ card }) => publicEventPath(card.id)));
};
