import { accountSchema } from '#functions/core/account.ts';
import { messageOf } from '#functions/core/errors.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { syncDirectory } from '#functions/parts/admin/directory/sync.ts';
import { retryWhileBusy } from '#functions/seed/retry-while-busy.ts';
import { backfillActiveAdmins } from './admins.ts';
import { recordPages } from './records.ts';

/** Users at a time. All of them change the record of the counters, so that more would mostly wait. */
const AT_ONCE = 8;
const REPORT_EVERY = 1_000;

const OUTCOMES = ['added', 'updated', 'unchanged', 'failed'] as const;
type Outcome = (typeof OUTCOMES)[number];
const entrySchema = accountSchema.pick({ id: true, role: true });

type Report = (line: string) => void;

const sync = async (userId: string, report: Report): Promise<Outcome> => {
  try {
    return await retryWhileBusy(() => syncDirectory(userId));
  } catch (error) {
    report(`  user ${userId} failed: ${messageOf(error)}`);
    return 'failed';
  }
};

/**
 * Brings the directory, its counters, the approval queue and the record of active admins up to date with every account
 * of the table. Each user is one transaction, on condition of what the directory held, so it can run beside requests,
 * beside itself, and again. `report` gets the progress and a summary. Returns whether every user was done.
 */
export const backfillUsers = async (report: Report): Promise<boolean> => {
  const counts: Record<Outcome, number> = { added: 0, updated: 0, unchanged: 0, failed: 0 };
  const admins: string[] = [];
  let [total, reported] = [0, 0];
  const summary = () =>
    `${total} users: ${OUTCOMES.map((outcome) => `${counts[outcome]} ${outcome}`).join(', ')}`;
  for await (const page of recordPages('account', entrySchema)) {
    for (const outcome of await inParallel(page, AT_ONCE, ({ id }) => sync(id, report))) counts[outcome] += 1;
    admins.push(...page.filter(({ role }) => role === 'admin').map(({ id }) => id));
    total += page.length;
    if (total - reported < REPORT_EVERY) continue;
    report(`  ${summary()} …`);
    reported = total;
  }
  const activeAdmins = await backfillActiveAdmins(admins);
  const advice = counts.failed > 0 ? ' Fix the problems above and run this again.' : '';
  report(`${summary()}. Active admins added: ${activeAdmins}.${advice}`);
  return counts.failed === 0;
};
