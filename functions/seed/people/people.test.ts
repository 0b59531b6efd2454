import { expect, test } from 'vitest';
import { accountSchema } from '#functions/core/account.ts';
import { storedApplicationSchema } from '#functions/parts/applications/repository.ts';
import { newApplication } from '#functions/scenarios/application.ts';
import { ROLES } from '#shared/core/contract.ts';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { canMove } from '#shared/core/workflow.ts';
import { APPLICATION_STATUSES, applicationWorkflow } from '#shared/features/applications/rules.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';
import { SECTIONS } from '#shared/features/profile/rules.ts';
import { sectionSchemas } from '#shared/features/profile/sections.ts';
import { resumeScore } from '#shared/features/resume/score.ts';
import { profileSchema } from '#shared/features/users/routes.ts';
import { emailSchema } from '#shared/features/users/schema.ts';
import { applicationsFor } from '../applications.ts';
import { describe } from '../described-application.ts';
import { opportunityFor } from '../opportunities.ts';
import { employersByCompany } from '../owners.ts';
import { DEFAULT_OPPORTUNITIES } from '../size.ts';
import { demoPeople } from './demo.ts';
import { otherPeople } from './others.ts';

const NOW = new Date('2026-11-20T13:00:00.000Z');
const opportunities = Array.from({ length: DEFAULT_OPPORTUNITIES }, (_, index) => opportunityFor(index, NOW));
const byId = new Map(opportunities.map((opportunity) => [opportunity.id, opportunity]));
const demo = demoPeople(NOW, DEMO_PASSWORD);
const people = [...demo, ...otherPeople(NOW)];

test('five demo accounts, confirmed, approved and onboarded, one for each role', () => {
  expect(demo.map(({ account }) => account.role).sort()).toEqual([...ROLES].sort());
  for (const { account, profile, sections: stored, password } of demo) {
    expect(account.email).toBe(demoEmail(account.role));
    expect(password).toBe(DEMO_PASSWORD);
    expect(account).toMatchObject({ approved: true, suspended: false, emailConfirmed: true });
    expect(profile.profileData.isOnboardingComplete).toBe(true);
    const sections = sectionsOf({ ...account, ...profile }, stored ?? {});
    expect(resumeScore({ role: account.role, sections })).toBeGreaterThan(account.role === 'admin' ? 35 : 75);
    for (const section of SECTIONS)
      expect(sectionSchemas[section].parse(sections[section]), section).toEqual(sections[section]);
  }
});

test('every user could have come through sign-up and onboarding', () => {
  expect(new Set(people.map(({ account }) => account.email)).size).toBe(people.length);
  for (const { account, profile, applications } of people) {
    expect(accountSchema.parse({ id: 'id', ...account })).toEqual({ id: 'id', ...account });
    expect(emailSchema.parse(account.email)).toBe(account.email);
    const { firstName, lastName, email, role } = account;
    const { isOnboardingComplete: _, ...profileData } = profile.profileData;
    const payload = { firstName, lastName, oneName: false, email, role, ...profile, profileData };
    expect(profileSchema.parse(payload)).toEqual(payload);
    // Who applies was there before the first opportunity.
    const latest = applications.length > 0 ? NOW.getTime() - 60 * DAY_MS : NOW.getTime();
    expect(Date.parse(account.createdAt)).toBeLessThan(latest);
  }
});

test('all roles are there, some wait for approval, one is suspended; only demo accounts can sign in', () => {
  for (const role of ROLES)
    expect(people.filter(({ account }) => account.role === role).length).toBeGreaterThan(1);
  expect(people.filter(({ account }) => !account.approved).length).toBe(3);
  expect(people.filter(({ account }) => account.suspended).length).toBe(1);
  expect(people.filter(({ password }) => password !== undefined)).toHaveLength(5);
});

test('the demo employer works for a company that has postings of every type, and posted them', () => {
  const employer = demo.find(({ account }) => account.role === 'employer');
  const company = employer?.profile.profileData.company ?? '';
  expect(employersByCompany(people).get(company)).toBe(employer);
  const own = opportunities.filter((one) => one.company === company);
  expect(new Set(own.map(({ type }) => type)).size).toBe(3);
  for (const [, { account }] of employersByCompany(people)) expect(account.approved).toBe(true);
});

test('the same moment makes the same people', () => {
  expect([...demoPeople(NOW, DEMO_PASSWORD), ...otherPeople(NOW)]).toEqual(people);
});

test('applications follow the rules, with times that make sense', () => {
  for (const person of people) {
    const user = { ...person.account, id: 'someone' };
    const applications = applicationsFor(person, user.id, opportunities, NOW)
      .map((application) => describe(application, user, person, NOW))
      .map((description) => newApplication(description).application);
    expect(applications.map(({ status }) => status)).toEqual(person.applications);
    expect(new Set(applications.map(({ opportunityId }) => opportunityId)).size).toBe(applications.length);
    for (const application of applications) {
      expect(storedApplicationSchema.parse(application)).toEqual(application);
      const { history, appliedAt, updatedAt, status } = application;
      const opportunity = byId.get(application.opportunityId);
      expect(['student', 'alumni']).toContain(person.account.role);
      expect(history[0]).toEqual({ status: 'new', at: appliedAt, by: 'applicant' });
      expect(history.at(-1)).toMatchObject({ status, at: updatedAt });
      for (const [index, step] of history.slice(1).entries()) {
        const from = history[index]?.status ?? step.status;
        expect([from, step, canMove(applicationWorkflow, from, step.status, step.by)]).toEqual([
          from,
          step,
          true,
        ]);
        expect(step.at > (history[index]?.at ?? step.at)).toBe(true);
      }
      expect(appliedAt > (opportunity?.postedAt ?? appliedAt)).toBe(true);
      expect(dayOf(new Date(appliedAt)) <= (opportunity?.deadline ?? '')).toBe(true);
      expect(appliedAt > person.account.createdAt).toBe(true);
      expect(updatedAt < NOW.toISOString()).toBe(true);
    }
  }
});

test('every status occurs, and the demo student has applications in all of them', () => {
  const all = people.flatMap(({ applications }) => applications);
  expect(all.length).toBeGreaterThan(200);
  // Offers are for the applicants of the demo employer.
  const drawn = APPLICATION_STATUSES.filter(
    (status) => status !== 'offered' && status !== 'hired' && status !== 'offer_declined',
  );
  for (const status of drawn) {
    expect(all.filter((one) => one === status).length).toBeGreaterThan(10);
    expect(demo.find(({ account }) => account.role === 'student')?.applications).toContain(status);
  }
});
