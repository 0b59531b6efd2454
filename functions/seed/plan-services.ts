import { type Account, getAccount } from '#functions/core/account.ts';
import { storeAnswer } from '#functions/features/contact/promises-repository.ts';
import { getMessage, storeMessage } from '#functions/features/contact/repository.ts';
import { type StoredPlanRequest, storeRequest } from '#functions/features/plan-requests/repository.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { planOf } from '#functions/parts/companies/plan.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { fullName } from '#shared/core/names.ts';
import { afterBusinessHours } from '#shared/features/contact/business-time.ts';
import { SUPPORT, supportOf } from '#shared/features/contact/support-rules.ts';
import { PLAN_REQUEST_HOURS } from '#shared/features/plan-requests/rules.ts';
import type { Person } from './people/person.ts';
import { idFor } from './random.ts';
import { unlessThere } from './unless-there.ts';

/** What companies on Enterprise ask for in the demo data. */
const REQUESTS = [
  {
    kind: 'campus_partnerships',
    title: 'Interview days at the University of Leeds',
    text: 'We hire about ten graduates in mechanical engineering each spring, and want to meet final-year students on their campus before they apply.',
    hoursAgo: 20,
  },
  {
    kind: 'custom_integrations',
    title: 'Applications in our own hiring system',
    text: 'Our recruiters work in one system for all sites. We need new applications there within the hour, with the match receipt as a PDF.',
    hoursAgo: 3,
  },
] as const;

/** What the demo employer wrote through the contact form. */
const MESSAGES = [
  {
    subject: 'A second team on one plan',
    message:
      'Our support team wants to post roles of its own. Does that need a second company, or can both teams use one?',
    daysAgo: 12,
    answeredAfterHours: 5,
  },
  {
    subject: 'An invoice for last quarter',
    message:
      'Our accountants ask whether we can get one invoice for the quarter instead of three for its months.',
    daysAgo: 0,
  },
] as const;

const accountOf = async (email: string): Promise<Account | undefined> => {
  const id = await userIdOf(email);
  return id === undefined ? undefined : getAccount(id);
};

const storeMessages = async (employer: Account, now: Date): Promise<void> => {
  const found = await planOf(employer);
  if (!found?.company) return;
  const level = supportOf(found.plan);
  for (const { subject, message, daysAgo, ...rest } of MESSAGES) {
    const received = new Date(now.getTime() - daysAgo * DAY_MS);
    const dueAt = afterBusinessHours(received, SUPPORT[level].hours).toISOString();
    const { firstName, lastName, email } = employer;
    const id = idFor('contact-message', subject);
    const stored = await unlessThere(() =>
      storeMessage({
        ...{ id, firstName, lastName, email, subject, message },
        receivedAt: received.toISOString(),
        support: { level, dueAt, company: found.company },
      }),
    );
    const written = stored && 'answeredAfterHours' in rest ? await getMessage(id, now) : undefined;
    if (written && 'answeredAfterHours' in rest)
      await storeAnswer(written, new Date(received.getTime() + rest.answeredAfterHours * HOUR_MS));
  }
};

/** Employers whose companies are on Enterprise, one for each request. */
const askers = async (people: readonly Person[]) => {
  const found = [];
  for (const { account, password } of people) {
    if (found.length === REQUESTS.length) break;
    if (account.role !== 'employer' || !account.approved || password !== undefined) continue;
    const by = await accountOf(account.email);
    const plan = by && (await planOf(by));
    if (by && plan?.plan === 'enterprise' && plan.company) found.push({ by, company: plan.company });
  }
  return found;
};

const storeRequests = async (people: readonly Person[], now: Date): Promise<void> => {
  for (const [index, { by, company }] of (await askers(people)).entries()) {
    const { hoursAgo, ...asked } = REQUESTS[index] ?? REQUESTS[0];
    const created = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const createdAt = created.toISOString();
    const request: StoredPlanRequest = {
      ...asked,
      id: idFor('plan-request', asked.title),
      email: by.email,
      company,
      by: { id: by.id, name: fullName(by) },
      status: 'waiting',
      createdAt,
      dueAt: afterBusinessHours(created, PLAN_REQUEST_HOURS).toISOString(),
      history: [{ status: 'waiting', at: createdAt, by: 'member' }],
      version: 1,
    };
    await unlessThere(() => storeRequest(request));
  }
};

/** What plans provide besides screens: messages of the demo employer with their promises, and requests of other companies. */
export const storePlanServices = async (people: readonly Person[], now: Date): Promise<void> => {
  const employer = await accountOf(demoEmail('employer'));
  if (employer) await storeMessages(employer, now);
  await storeRequests(people, now);
};
