import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { notificationMailText } from '#functions/parts/notifications/mail.ts';
import { storePreferences } from '#functions/parts/users/repository.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { suspend } from '#functions/testing/decisions.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { store } from '#functions/testing/publish.ts';
import { asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';
import { type Application, OWN_APPLICATION_MAILS } from '#shared/features/applications/routes.ts';
import { notificationMail } from '#shared/features/notifications/kinds.ts';
import { mailApplicant } from './mail.ts';

beforeAll(asOperator);
beforeEach(() => {
  Object.assign(process.env, { MAIL_FROM: 'hello@fledge.test', MAILS_PER_SECOND: '100', STAGE: 'local' });
});

const addressOf = async ({ id }: Member) => (await getAccount(id))?.email ?? '';
const subjectsTo = async (person: Member) =>
  (await mailsTo(await addressOf(person))).map(({ subject }) => subject);

const NOW = new Date('2026-05-04T10:00:00.000Z');
const application = (userId: string, given: Partial<Application> = {}): Application => ({
  opportunityId: newId(),
  userId,
  status: 'new',
  appliedAt: NOW.toISOString(),
  updatedAt: NOW.toISOString(),
  history: [{ status: 'new', at: NOW.toISOString(), by: 'applicant' }],
  opportunity: {
    type: 'job',
    title: 'Bridge builder',
    company: 'Span & Sons',
    location: 'London',
    replyBy: '2026-06-01',
  },
  ...given,
});
const change = (after: Application, before?: Application) => ({ before, after, at: NOW });

describe('mail about an application', () => {
  it('is sent when a user applies and when they withdraw, once each', async () => {
    const person = await member();
    const { id, title, company, ...rest } = someOpportunity();
    await store([{ id, title, company, ...rest }]);
    await apply(person, id);
    const received = `Your application was received: ${title} at ${company} · Fledge`;
    await eventually('the mail', async () => (await subjectsTo(person)).includes(received));
    await withdraw(person, id);
    const withdrawn = `Your application was withdrawn: ${title} at ${company} · Fledge`;
    await eventually('the second mail', async () => (await subjectsTo(person)).includes(withdrawn));
    expect(await subjectsTo(person)).toEqual([withdrawn, received]);
  });

  it('comes once for a change that is delivered again, to several functions at once, or late', async () => {
    const person = await member();
    const first = application(person.id);
    const second: Application = { ...first, status: 'withdrawn', updatedAt: '2026-05-04T10:05:00.000Z' };
    await Promise.all(Array.from({ length: 10 }, () => mailApplicant(change(first))));
    await mailApplicant(change(second, first));
    await mailApplicant(change(first));
    expect(await subjectsTo(person)).toHaveLength(2);
  });

  it('is not sent to a user who switched it off, and is sent again once they switch it on', async () => {
    const person = await member();
    await storePreferences(person.id, { mail: { applications: false } });
    await mailApplicant(change(application(person.id)));
    expect(await subjectsTo(person)).toEqual([]);
    await storePreferences(person.id, { mail: { applications: true } });
    await mailApplicant(change(application(person.id)));
    expect(await subjectsTo(person)).toHaveLength(1);
  });

  it('is not sent to an unconfirmed address, a suspended user, or an unknown user', async () => {
    const unconfirmed = await member({ emailConfirmed: false });
    const suspended = await member();
    await suspend(suspended.id);
    for (const { id } of [unconfirmed, suspended, { id: newId() }])
      await mailApplicant(change(application(id)));
    expect(await subjectsTo(unconfirmed)).toEqual([]);
    // The suspension itself is mailed.
    expect((await subjectsTo(suspended)).filter((subject) => /application/i.test(subject))).toEqual([]);
  });

  it('does not come about history that a seed wrote, nor when the status stayed', async () => {
    const person = await member();
    await mailApplicant(change(application(person.id, { updatedAt: '2026-05-03T10:00:00.000Z' })));
    const same = application(person.id);
    await mailApplicant(change(same, same));
    await mailApplicant({ before: { ...same }, after: undefined, at: NOW });
    expect(await subjectsTo(person)).toEqual([]);
  });

  it('does not come, and does not fail, without a sender, or from the cloud to a demo account', async () => {
    const person = await member();
    process.env.MAIL_FROM = '';
    await mailApplicant(change(application(person.id)));
    Object.assign(process.env, { MAIL_FROM: 'hello@fledge.test', STAGE: 'pr-1' });
    await mailApplicant(change(application(person.id)));
    process.env.STAGE = 'local';
    expect(await subjectsTo(person)).toEqual([]);
  });

  it('is bounded in what they do themselves, not in what others decide', async () => {
    const person = await member();
    for (let mail = 0; mail < OWN_APPLICATION_MAILS.limit; mail++)
      await limitRequests({ name: 'own-application-mail', ...OWN_APPLICATION_MAILS }, person.id, NOW);
    const refused = change(application(person.id));
    await mailApplicant(refused);
    await mailApplicant(change(application(person.id, { status: 'rejected' })));
    await mailApplicant({ ...refused, at: new Date(NOW.getTime() + 1000) });
    expect(await subjectsTo(person)).toEqual([expect.stringContaining('was rejected')]);
  });

  it('is tried again when it could not be sent', async () => {
    const person = await member();
    const one = change(application(person.id));
    process.env.MAIL_FROM = 'nobody@elsewhere.example';
    await expect(mailApplicant(one)).rejects.toThrow();
    process.env.MAIL_FROM = 'hello@fledge.test';
    await mailApplicant(one);
    expect(await subjectsTo(person)).toHaveLength(1);
  });

  it('carries titles of others as text, and says how to stop it', () => {
    const about = { opportunityId: 'x', title: '<img src=x onerror=alert(1)>', company: 'Span & Sons' };
    const event = notificationMail({ kind: 'application', status: 'new', ...about });
    if (!event) throw new Error('no mail');
    const mail = notificationMailText('Ada', event, 'https://fledge.example');
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail.html).toContain('Span &amp; Sons');
    expect(mail.html).toContain('href="https://fledge.example/dashboard/settings"');
    expect(mail.text).toContain('https://fledge.example/dashboard/settings');
  });
});
