import * as z from 'zod';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { isRefused } from '#functions/core/transaction.ts';
import type { reviews } from '#shared/features/reviews/routes.ts';
import { REVIEW_CHANGES, TEMPLATE } from '#shared/features/reviews/rules.ts';
import type { ReviewTemplate } from '#shared/features/reviews/schema.ts';
import {
  type additionSteps,
  addTemplateRecord,
  changeTemplateRecord,
  getTemplate,
  ownTemplates,
  removeTemplateRecord,
  type StoredTemplate,
  sharedTemplates,
} from './template-repository.ts';

const LIMIT = { name: 'review-templates', ...REVIEW_CHANGES };

const shown = ({ userId, ...template }: StoredTemplate, callerId: string): ReviewTemplate => ({
  ...template,
  own: userId === callerId,
});

/** Where the list goes on: among the caller’s own, which come first, or among those of others by title. */
const positionSchema = z.object({ own: z.boolean(), id: z.string(), title: z.string() });

/** The caller’s own comments, then those that other mentors share. */
export const templates: Handler<typeof reviews.templates> = async ({ account, query: { cursor, limit } }) => {
  const purpose = `reviews.templates ${account.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const wanted = limit + 1;
  const own = after?.own === false ? [] : await ownTemplates(account.id, wanted, after?.id);
  const room = wanted - own.length;
  const others = room === 0 ? [] : await sharedTemplates(account.id, room, after?.own ? undefined : after);
  const items = [...own, ...others].map((one) => shown(one, account.id));
  return pageFrom(items, limit, ({ own: isOwn, id, title }) =>
    encodeCursor(purpose, { own: isOwn, id, title }),
  );
};

/** Saves a comment to use again, up to the most that a mentor may have. */
export const addTemplate: Handler<typeof reviews.addTemplate> = async ({ account, body, now }) => {
  await limitRequests(LIMIT, account.id, now);
  const template = { id: newId(), userId: account.id, ...body };
  try {
    await addTemplateRecord(template);
  } catch (error) {
    if (!isRefused<ReturnType<typeof additionSteps>>(error)) throw error;
    throw new AppError('limit_reached', {
      message: `You have ${TEMPLATE.most} templates, which is the most. Remove one first.`,
      cause: error,
    });
  }
  return shown(template, account.id);
};

const noTemplate = () => new AppError('not_found', { message: 'This template doesn’t exist.' });

/** Changes a comment of the caller. One that was removed meanwhile stays removed. */
export const changeTemplate: Handler<typeof reviews.changeTemplate> = async ({ account, params, body }) => {
  const template = { id: params.id, userId: account.id, ...body };
  if (!(await changeTemplateRecord(template))) throw noTemplate();
  return shown(template, account.id);
};

/** Removes a comment of the caller. */
export const removeTemplate: Handler<typeof reviews.removeTemplate> = async ({ account, params }) => {
  if (!(await getTemplate(account.id, params.id))) throw noTemplate();
  await removeTemplateRecord(account.id, params.id);
  return { removed: true };
};
