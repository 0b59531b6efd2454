import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import type { SettingReader } from '#functions/core/settings.ts';
import { transact } from '#functions/core/table.ts';
import { type Steps, TransactionFailed } from '#functions/core/transaction.ts';
import { type Changes, updateOf } from '#functions/core/update.ts';
import { getLogo, logoItem, logoKey } from '#functions/parts/companies/logo-record.ts';
import {
  companyKey,
  getCompany,
  ownCompany,
  type StoredCompany,
} from '#functions/parts/companies/repository.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { LOGO_UPLOADS } from '#shared/features/companies/branding-rules.ts';
import { planOpens, planRequiredText } from '#shared/features/companies/plans.ts';
import type { companies, OwnCompany } from '#shared/features/companies/routes.ts';
import { readLogo } from './logo-file.ts';

/** Refuses what the company’s plan does not open. */
const requirePlan = ({ plan }: StoredCompany): void => {
  if (!planOpens(plan, 'branding'))
    throw new AppError('plan_required', { message: planRequiredText(plan, 'branding') });
};

/** Changes a company whose logo is still the one that was read, together with records of logos. */
const change = async (
  company: StoredCompany,
  setting: SettingReader,
  changes: Changes,
  logos: Steps = {},
): Promise<OwnCompany> => {
  const { id, logo } = company;
  try {
    await transact({ company: { Update: updateOf(companyKey(id), changes, asRead({ logo })) } }, logos);
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  const changed = await getCompany(id);
  if (!changed) throw new AppError('not_found', { message: 'This company doesn’t exist.' });
  return ownCompany(changed, setting);
};

const removal = ({ id, logo }: StoredCompany) =>
  logo === undefined ? undefined : { Delete: { Key: logoKey(id, logo) } };

/** Saves the colour of a company. An empty one removes it, whatever the plan. */
export const saveColour: Handler<typeof companies.saveColour, StoredCompany> = ({
  record,
  body: { colour },
  setting,
}) => {
  if (colour === '') return change(record, setting, { remove: ['colour'] });
  requirePlan(record);
  return change(record, setting, { set: { colour }, remove: ['brandingRemoved'] });
};

/** Saves the logo of a company in the place of the one there is. The name of the record is the hash of its content. */
export const saveLogo: Handler<typeof companies.saveLogo, StoredCompany> = async ({
  record,
  body,
  account,
  setting,
  now,
}) => {
  requirePlan(record);
  await limitRequests({ name: 'company-logo', ...LOGO_UPLOADS }, account.id, now);
  const read = readLogo(Buffer.from(body.image, 'base64'));
  if ('problem' in read) throw new AppError('invalid_input', { fields: { image: read.problem } });
  const { hash, Item } = logoItem(record.id, read);
  if (hash === record.logo) return ownCompany(record, setting);
  return change(
    record,
    setting,
    { set: { logo: hash }, remove: ['brandingRemoved'] },
    { logo: { Put: { Item } }, before: removal(record) },
  );
};

/** Removes the logo of a company, whatever its plan. */
export const removeLogo: Handler<typeof companies.removeLogo, StoredCompany> = ({ record, setting }) =>
  record.logo === undefined
    ? ownCompany(record, setting)
    : change(record, setting, { remove: ['logo'] }, { before: removal(record) });

/** A logo, also one that is not shown at present: its address is known to those who may see it. */
export const logo: Handler<typeof companies.logo> = async ({ params: { id, hash }, setHeader }) => {
  const found = await getLogo(id, hash);
  if (!found) throw new AppError('not_found');
  setHeader('content-type', DOCUMENT_TYPES.png);
  return found.image;
};
