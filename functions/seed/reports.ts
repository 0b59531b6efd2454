import { type Account, getAccount } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import {
  inState,
  newReportSteps,
  reportKey,
  type StoredReport,
} from '#functions/features/reports/repository.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { conversationIdOf } from '#functions/parts/conversations/keys.ts';
import { getMessage } from '#functions/parts/conversations/repository.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { type Reason, requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import { type Evidence, evidenceSchema } from '#shared/features/reports/routes.ts';
import { storeTalk } from './conversations.ts';
import { REPORTS } from './data.ts';
import type { Person } from './people/person.ts';
import { idFor } from './random.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type Case = (typeof REPORTS)['cases'][number];

const personOf = ({ id, firstName, lastName, role }: Account) => ({ id, firstName, lastName, role });

/** The chosen messages of the conversation that the demo student had. */
const evidenceFor = async (conversationId: string, { messages }: Case): Promise<Evidence[]> => {
  const found = await Promise.all(messages.map((number) => getMessage(conversationId, number)));
  return found.flatMap((message) => (message ? [evidenceSchema.parse(message)] : []));
};

const storeCase = async (
  one: Case,
  [reporter, reported]: readonly [Account, Account],
  evidence: readonly Evidence[],
  now: Date,
): Promise<void> => {
  const { code, text, daysAgo, warned } = one;
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const report: StoredReport = {
    id: idFor('report', code),
    code,
    text,
    about: null,
    status: 'open' as const,
    version: 1,
    createdAt: at(daysAgo),
    messages: evidence.length,
    reported: personOf(reported),
    reporter: personOf(reporter),
    history: [{ status: 'open', at: at(daysAgo) }],
  };
  const steps = newReportSteps(report, {
    messages: evidence,
    mentoring: undefined,
    project: undefined,
    event: undefined,
  });
  const decidedAt = at(daysAgo - 1);
  const history = [...report.history, { status: 'warned', at: decidedAt, by: 'admin', reason: warned }];
  const decided = {
    status: 'warned',
    version: 2,
    history,
    decidedBy: 'Platform team',
    ...inState(report.id, 'decided', decidedAt),
  };
  const Item = { ...steps.report.Put.Item, ...(warned !== undefined && decided) };
  try {
    await transact({
      ...steps,
      report: {
        Put: { Item: { ...Item, ...reportKey(report.id) }, ConditionExpression: 'attribute_not_exists(pk)' },
      },
      // A case that was decided leaves no open report behind.
      openReport: warned === undefined ? steps.openReport : undefined,
    });
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
  }
};

/**
 * Two open cases for the demo admin, and one that was decided: all by demo accounts, two of them about the same employer, who
 * also wrote to the demo student. Stored once.
 */
export const storeReports = async (people: readonly Person[], now: Date): Promise<number> => {
  const suspects = people.filter(
    ({ account, password }) => account.role === 'employer' && account.approved && password === undefined,
  );
  const ids = await Promise.all(suspects.slice(0, 2).map(({ account }) => userIdOf(account.email)));
  const [first, second] = await Promise.all(ids.map((id) => (id === undefined ? undefined : getAccount(id))));
  const student = await userIdOf(demoEmail('student'));
  if (!first || !second || student === undefined) return 0;
  const reason: Reason = { kind: 'request', id: requestIdOf(first.id, student) };
  const userIds = [first.id, student] as const;
  await retryWhileBusy(() => storeTalk({ reason, status: 'open', userIds, lines: REPORTS.talk }, now));
  const conversationId = conversationIdOf(reason, first.id, student);
  for (const one of REPORTS.cases) {
    const reporterId = await userIdOf(demoEmail(one.by));
    const reporter = reporterId === undefined ? undefined : await getAccount(reporterId);
    const reported = one.code === 'impersonation' ? second : first;
    const evidence = await evidenceFor(conversationId, one);
    if (reporter) await retryWhileBusy(() => storeCase(one, [reporter, reported], evidence, now));
  }
  return REPORTS.cases.length;
};
