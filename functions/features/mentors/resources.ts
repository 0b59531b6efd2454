import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { isRefused } from '#functions/core/transaction.ts';
import type { mentors } from '#shared/features/mentors/routes.ts';
import { RESOURCES } from '#shared/features/mentors/rules.ts';
import {
  type additionSteps,
  changeResource,
  type OwnedResource,
  removeOwned,
  resourcesOf,
  storeAddition,
} from './resource-repository.ts';

/** The links and texts of the signed-in mentor, by title. */
export const resources: Handler<typeof mentors.resources> = async ({ account }) => {
  const items = await resourcesOf(account.id);
  return { items: items.sort((one, other) => one.title.localeCompare(other.title, 'en')) };
};

/** Adds a link or a text, up to the most that a mentor may have. */
export const addResource: Handler<typeof mentors.addResource> = async ({ account, body, now }) => {
  const at = now.toISOString();
  const resource = { id: newId(), ...body, createdAt: at, updatedAt: at };
  try {
    await storeAddition(account.id, resource);
  } catch (error) {
    if (!isRefused<ReturnType<typeof additionSteps>>(error)) throw error;
    throw new AppError('limit_reached', {
      message: `Your library has ${RESOURCES.most} entries, which is the most. Remove one first.`,
      cause: error,
    });
  }
  return resource;
};

/** Changes a link or a text. One that was removed meanwhile stays removed. */
export const saveResource: Handler<typeof mentors.saveResource, OwnedResource> = async ({
  record: { userId, resource },
  body,
  now,
}) => {
  const changed = { ...resource, ...body, updatedAt: now.toISOString() };
  if (!(await changeResource(userId, changed))) throw new AppError('not_found');
  return changed;
};

/** Removes a link or a text; done again, it changes nothing. */
export const removeResource: Handler<typeof mentors.removeResource, OwnedResource> = async ({
  record: { userId, resource },
}) => {
  await removeOwned(userId, resource.id);
  return {};
};
