import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { idFrom } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, TransactionFailed } from '#functions/core/transaction.ts';
import {
  getImport,
  getImportedText,
  type ImportRecord,
  importSteps,
  removalSteps,
} from '#functions/parts/imported-credentials/repository.ts';
import { removeProven } from '#functions/parts/profile/proven.ts';
import type { importedCredentials } from '#shared/features/imported-credentials/routes.ts';
import { IMPORT_CHECKS, IMPORTS_MAX, RECHECK_HOURS } from '#shared/features/imported-credentials/rules.ts';
import { recheck } from './recheck.ts';
import { shownImport } from './shown.ts';

const CHECKS = { name: 'imported-credential-checks', ...IMPORT_CHECKS };
const HOUR_MS = 3_600_000;

const newImport = (id: string, userId: string, now: Date): ImportRecord => ({
  ...{ id, userId, status: 'checking', reason: null, format: null, name: '', criteria: '', skills: [] },
  issuer: { id: '', name: '' },
  ...{ issuedAt: null, validUntil: null, importedAt: now.toISOString(), checkedAt: null, version: 1 },
});

/** Stores an import before its check. False when it is there already. */
const stored = async (record: ImportRecord, text: string): Promise<boolean> => {
  const steps = importSteps(record, text);
  try {
    await transact(steps);
    return true;
  } catch (error) {
    if (!isRefused<typeof steps>(error)) throw error;
    if (error.failed.import) return false;
    throw new AppError('limit_reached', {
      message: `You have imported ${IMPORTS_MAX} credentials, which is the most.`,
    });
  }
};

/** Imports a text for a user, and checks it. The same text again is the same import, and checked again. */
export const importText = async (
  account: Account,
  given: string,
  now: Date,
): Promise<{ readonly record: ImportRecord; readonly isNew: boolean }> => {
  const text = given.trim();
  const first = newImport(idFrom(`imported credential\n${account.id}\n${text}`), account.id, now);
  const isNew = await stored(first, text);
  const record = isNew ? first : ((await getImport(first.id)) ?? first);
  return { record: await recheck(record, text, { account, now }), isNew };
};

/** Imports a credential. */
export const create: Handler<typeof importedCredentials.create> = async (call) => {
  const { account, body, now, setStatus } = call;
  await limitRequests(CHECKS, account.id, now);
  const { record, isNew } = await importText(account, body.credential, now);
  if (!isNew) setStatus(200);
  return shownImport(record, now);
};

const isDue = ({ checkedAt }: ImportRecord, now: Date): boolean =>
  checkedAt === null || now.getTime() - Date.parse(checkedAt) >= RECHECK_HOURS * HOUR_MS;

/** One import with its text, checked again when the last check is a day old. */
export const get: Handler<typeof importedCredentials.get, ImportRecord> = async ({
  record,
  account,
  now,
}) => {
  const credential = await getImportedText(record.id);
  if (!isDue(record, now)) return { ...shownImport(record, now), credential };
  await limitRequests(CHECKS, account.id, now);
  return { ...shownImport(await recheck(record, credential, { account, now }), now), credential };
};

/** Removes an import, and what it counted. */
export const remove: Handler<typeof importedCredentials.remove, ImportRecord> = async ({ record }) => {
  const proven = record.skills.map((skill) => ({ skill, proofId: record.id }));
  try {
    await transact(removalSteps(record), { uncounted: removeProven(record.userId, proven) });
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return {};
};
