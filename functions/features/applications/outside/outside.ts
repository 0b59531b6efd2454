import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { MAX_STEPS } from '#shared/core/workflow.ts';
import {
  OUTSIDE_ADDED,
  type OutsideApplication,
  type OutsideFields,
} from '#shared/features/applications/outside.ts';
import { OUTSIDE_IMPORT_PROBLEMS, OUTSIDE_MAX } from '#shared/features/applications/outside-stages.ts';
import type { applications } from '#shared/features/applications/routes.ts';
import { deleteOutside, outsideOf, putOutside, type StoredOutside } from './repository.ts';

export const OUTSIDE_LIMIT = { name: 'outside', ...OUTSIDE_ADDED };

/** A new record of what a user wrote. */
export const newOutside = (account: Account, fields: OutsideFields, now: Date): StoredOutside => {
  const at = now.toISOString();
  // The routes let only these pass.
  const role = APPLICANT_ROLES.find((one) => one === account.role) ?? 'student';
  return {
    ...fields,
    id: newId(),
    userId: account.id,
    role,
    createdAt: at,
    updatedAt: at,
    history: [{ stage: fields.stage, at }],
  };
};

const shown = ({ userId: _, role: __, ...application }: StoredOutside): OutsideApplication => application;

export const addOutside: Handler<typeof applications.addOutside> = async ({ account, body, now }) => {
  await limitRequests(OUTSIDE_LIMIT, account.id, now);
  if ((await outsideOf(account.id, OUTSIDE_MAX, undefined)).length >= OUTSIDE_MAX)
    throw new AppError('conflict', { message: `${OUTSIDE_IMPORT_PROBLEMS.full}.` });
  const added = newOutside(account, body, now);
  await putOutside(added, undefined, earliestDay(now));
  return shown(added);
};

/** Replaces what the user wrote. Another stage is another step of the history. */
export const saveOutside: Handler<typeof applications.saveOutside, StoredOutside> = async ({
  record,
  body,
  now,
}) => {
  const at = now.toISOString();
  const steps = record.history.slice(1 - MAX_STEPS);
  const history = body.stage === record.stage ? record.history : [...steps, { stage: body.stage, at }];
  const saved = { ...record, ...body, history, updatedAt: at };
  if (!(await putOutside(saved, record, earliestDay(now)))) throw new AppError('conflict');
  return shown(saved);
};

export const removeOutside: Handler<typeof applications.removeOutside, StoredOutside> = async ({
  record,
}) => {
  await deleteOutside(record);
  return {};
};
