import type { Handler } from '#functions/core/handlers.ts';
import { planOf } from '#functions/parts/companies/plan.ts';
import type { ContactMessage, contact } from '#shared/features/contact/routes.ts';
import { promiseState, supportOf } from '#shared/features/contact/support-rules.ts';
import { dueMessages, messagesOfCompany, promiseCounts, storeAnswer } from './promises-repository.ts';

/** How many promises a list shows. */
const SHOWN = 20;

/** Records that a message was answered. */
export const answer: Handler<typeof contact.answer, ContactMessage> = ({ record, now }) =>
  storeAnswer(record, now);

/** What is still due, and what was kept and missed, for admins. */
export const promises: Handler<typeof contact.promises> = async ({ now }) => {
  const [counts, due] = await Promise.all([promiseCounts(), dueMessages()]);
  const isOverdue = ({ support }: ContactMessage) =>
    support !== undefined && promiseState(support, now.getTime()) === 'overdue';
  return {
    counts,
    waiting: due.length,
    overdue: due.filter(isOverdue).length,
    items: due.slice(0, SHOWN),
  };
};

/** What the caller's company was promised, for its members. */
export const support: Handler<typeof contact.support> = async ({ account, now }) => {
  const { plan, company } = (await planOf(account)) ?? { plan: 'startup' as const, company: undefined };
  const messages = company ? await messagesOfCompany(company.id) : [];
  const items = messages.flatMap(({ receivedAt, support: promised, answeredAt }) =>
    promised
      ? [{ receivedAt, level: promised.level, dueAt: promised.dueAt, ...(answeredAt && { answeredAt }) }]
      : [],
  );
  const states = items.map((one) => promiseState(one, now.getTime()));
  return {
    level: supportOf(plan),
    kept: states.filter((state) => state === 'kept').length,
    missed: states.filter((state) => state === 'missed' || state === 'overdue').length,
    items: items.slice(0, SHOWN),
  };
};
