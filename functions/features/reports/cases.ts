import { type Account, getAccount, statusOf } from '#functions/core/account.ts';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { Report, reports } from '#shared/features/reports/routes.ts';
import { CASES_SHOWN, REPORTS_COUNTED } from '#shared/features/reports/rules.ts';
import {
  evidenceOf,
  getReport,
  positionOf,
  positionSchema,
  reportsAbout,
  reportsIn,
  rowOf,
  type StoredReport,
} from './repository.ts';

/** Admins who were reported themselves do not see the case: it would tell them who reported them. */
const isFor =
  ({ id }: Account) =>
  ({ reported }: StoredReport): boolean =>
    reported.id !== id;

/** A case that the caller may see, or undefined. */
export const visibleReport = async (id: string, account: Account): Promise<StoredReport | undefined> => {
  const report = await getReport(id);
  return report && isFor(account)(report) ? report : undefined;
};

/** The cases in one of the two lists. A page may have one fewer than asked for where a case is about the caller. */
export const list: Handler<typeof reports.list> = async ({ account, query: { state, cursor, limit } }) => {
  const purpose = `reports.list ${state}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const found = await reportsIn(state, limit + 1, after);
  const page = pageFrom(found, limit, (last) => encodeCursor(purpose, positionOf(last)));
  return { ...page, items: page.items.filter(isFor(account)).map(rowOf) };
};

/** How many cases are open, as far as they are counted. */
export const count: Handler<typeof reports.count> = async ({ account }) => {
  const found = (await reportsIn('open', REPORTS_COUNTED + 1, undefined)).filter(isFor(account));
  return { open: Math.min(found.length, REPORTS_COUNTED), more: found.length > REPORTS_COUNTED };
};

const decisionOf = ({ status, history, decidedBy = '' }: StoredReport): Report['decision'] => {
  const step = history.at(-1);
  return status === 'open' || !step ? null : { at: step.at, by: decidedBy, reason: step.reason ?? '' };
};

/** A case with its evidence, and what is known of the reported user. */
export const shownReport = async (report: StoredReport): Promise<Report> => {
  const { id, text, about, reported } = report;
  const [{ messages, mentoring = null, project = null, event = null }, account, cases] = await Promise.all([
    evidenceOf(id),
    getAccount(reported.id),
    reportsAbout(reported.id, CASES_SHOWN + 2),
  ]);
  const others = cases.filter((one) => one.id !== id);
  return {
    ...rowOf(report),
    text,
    about,
    evidence: messages,
    mentoring,
    project,
    event,
    decision: decisionOf(report),
    accountStatus: account ? statusOf(account) : null,
    history: {
      cases: others.slice(0, CASES_SHOWN).map((one) => ({
        id: one.id,
        code: one.code,
        status: one.status,
        createdAt: one.createdAt,
        reason: decisionOf(one)?.reason ?? '',
      })),
      more: others.length > CASES_SHOWN,
    },
  };
};

/** One case. */
export const get: Handler<typeof reports.get, StoredReport> = ({ record }) => shownReport(record);
