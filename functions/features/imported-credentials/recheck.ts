import { request } from 'node:https';
import type { Account } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import {
  checkedWrite,
  getImport,
  type ImportRecord,
} from '#functions/parts/imported-credentials/repository.ts';
import { addProven, removeProven } from '#functions/parts/profile/proven.ts';
import { getTrustedIssuers } from '#functions/parts/trusted-issuers/repository.ts';
import type { ProvenSkill } from '#shared/core/proven-skill.ts';
import { type Checked, checkCredential } from './check/check.ts';
import { fetchOver } from './check/fetch.ts';
import { checkCountsUntil } from './shown.ts';

/** The confirmed addresses of a user: the one of the account, once it is confirmed. */
const confirmedEmails = ({ email, emailConfirmed }: Account): string[] =>
  emailConfirmed ? [email.toLowerCase()] : [];

/** What a check changes of an import. What is known of one that can no longer be read stays. */
const foundBy = (record: ImportRecord, { status, reason, described }: Checked, now: Date) => {
  const { name, criteria, issuer, skills, issuedAt, validUntil, format } = described ?? record;
  return {
    ...{ status, reason, name, criteria, issuer, skills, issuedAt, validUntil, format },
    checkedAt: now.toISOString(),
  };
};

/** The skills that a verified import shows: for as long as it is valid, and no longer than its check counts. */
const shownSkills = (id: string, found: ReturnType<typeof foundBy>): ProvenSkill[] => {
  if (found.status !== 'verified') return [];
  const counts = checkCountsUntil(found.checkedAt);
  const { validUntil, issuedAt, checkedAt, name, issuer } = found;
  return found.skills.map((skill) => ({
    ...{ skill, kind: 'imported', proofId: id, title: name, issuer: issuer.name },
    provenAt: issuedAt ?? checkedAt,
    validUntil: validUntil !== null && validUntil < counts ? validUntil : counts,
  }));
};

/**
 * Checks an import, and stores what was found together with the skills that count from now on. When another check was stored
 * meanwhile, or the import was removed, that decides.
 */
export const recheck = async (
  record: ImportRecord,
  text: string,
  { account, now }: { readonly account: Account; readonly now: Date },
): Promise<ImportRecord> => {
  const { issuers: trusted } = await getTrustedIssuers();
  const circumstances = { emails: confirmedEmails(account), trusted, fetch: fetchOver({ request }), now };
  const found = foundBy(record, await checkCredential(text, circumstances), now);
  const { id, userId, version } = record;
  const shown = shownSkills(id, found);
  const gone = record.skills.filter((skill) => !shown.some((one) => one.skill === skill));
  const steps = {
    import: checkedWrite(record, found),
    counted: addProven(userId, shown),
    uncounted: removeProven(
      userId,
      gone.map((skill) => ({ skill, proofId: id })),
    ),
  };
  try {
    await transact(steps);
  } catch (error) {
    if (!isRefused<typeof steps>(error) || !error.failed.import) throw error;
    return (await getImport(id)) ?? record;
  }
  return { ...record, ...found, version: version + 1 };
};
