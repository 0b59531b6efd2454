import type { Handler } from '#functions/core/handlers.ts';
import type { equality } from '#shared/features/equality/routes.ts';
import { NO_ANSWERS } from '#shared/features/equality/rules.ts';
import { getAnswers, storeAnswers } from './repository.ts';

/** The caller’s own answers. */
export const get: Handler<typeof equality.get> = ({ account }) => getAnswers(account.id);

/** Stores the caller’s answers, of which each may be missing. */
export const save: Handler<typeof equality.save> = async ({ account, body }) => {
  await storeAnswers(account.id, body);
  return { asked: true, answers: body };
};

/** Deletes the caller’s answers. That they were asked stays, so that they are not asked again. */
export const remove: Handler<typeof equality.remove> = async ({ account }) => {
  await storeAnswers(account.id, NO_ANSWERS);
  return { asked: true, answers: NO_ANSWERS };
};
