import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { PAYLOADS, watchForHits } from '#functions/testing/payloads.ts';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { CRITERION_IDS } from '#shared/core/rubric.ts';
import { expect, test } from './support/fixtures.ts';
import { ownName, sent } from './support/mentoring.ts';
import { asOperator } from './support/operator.ts';
import { signIn, signUp } from './support/people.ts';
import { claimWaiting, newReviewer } from './support/reviewing.ts';

// Scripts in each field of projects, reviews and live projects: some here, five hundred in `npm run soak`.

interface Saved {
  id: string;
  version: number;
}

/** As many technologies as a project may have, but for the one by which the queue finds it. */
const AT_ONCE = 11;
/** A form’s text is stored without the space around it. */
const shownAs = (payload: string): string => payload.trim();

const textOf = (payloads: readonly string[]): string => payloads.join('\n');

/** Opens a page of the app, and waits for a text of it. */
const see = async (page: Page, path: string, text: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
};

test('scripts in a project and its review run nothing for its student, its mentor and admins', {
  tag: '@local',
}, async ({ page, signedUp, otherDevice, browser, baseURL }) => {
  test.setTimeout(180_000 + PAYLOADS.length * 500);
  const { id: studentId } = await signedUp({ confirmed: true, onboarded: true });
  await newReviewer(otherDevice, ownName('Hopper'));
  const mentor = await otherDevice.newPage();
  const hits = [await watchForHits(page), await watchForHits(mentor)];
  const [template = ''] = PAYLOADS;
  await sent(
    otherDevice.request.post('/api/review-templates', {
      data: { title: template, text: textOf(PAYLOADS.slice(0, 8)), criterion: null },
    }),
  );
  for (let start = 0; start < PAYLOADS.length; start += AT_ONCE) {
    const payloads = PAYLOADS.slice(start, start + AT_ONCE);
    const [first = '', second = first] = payloads;
    const technology = ownName('Kelp');
    const data = {
      title: first,
      description: textOf(payloads),
      category: second.slice(0, 40),
      technologies: [technology, ...new Set(payloads.map((payload) => payload.slice(0, 40)))],
      githubUrl: `https://github.com/example/${encodeURIComponent(second)}`,
    };
    const { id, ...created } = await sent<Saved>(page.request.post('/api/projects', { data }));
    const { version } = await sent<Saved>(
      page.request.put(`/api/projects/${id}`, { data: { ...data, version: created.version, shown: true } }),
    );
    await sent(page.request.post(`/api/projects/${id}/submit`, { data: { version } }));
    const reviewId = await claimWaiting(otherDevice.request, technology);
    await see(mentor, `/dashboard/mentor/projects/${reviewId}`, shownAs(first));
    const scores = CRITERION_IDS.map((criterion, index) => ({
      criterion,
      score: 3,
      comment: payloads[index] ?? first,
    }));
    await sent(
      otherDevice.request.post(`/api/reviews/${reviewId}/finish`, {
        data: { scores, feedback: textOf(payloads) },
      }),
    );
    await see(mentor, `/dashboard/mentor/projects/${reviewId}`, 'What you handed in');
    await see(page, `/dashboard/student/projects?open=${id}`, shownAs(first));
  }
  await see(mentor, '/dashboard/mentor/projects?tab=completed', shownAs(PAYLOADS[0] ?? ''));
  await see(mentor, '/dashboard/mentor/projects?tab=templates', shownAs(template));
  await see(page, '/dashboard', 'My projects');
  await see(mentor, `/people/${studentId}`, 'Projects');
  const device = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await signIn(device.request, { email: demoEmail('admin'), password: DEMO_PASSWORD });
  const admin = await device.newPage();
  hits.push(await watchForHits(admin));
  await see(
    admin,
    '/dashboard/admin/rubrics?tab=reviews',
    shownAs(PAYLOADS.at(-(PAYLOADS.length % AT_ONCE || AT_ONCE)) ?? ''),
  );
  await device.close();
  expect(hits.flat()).toEqual([]);
});

test('scripts in a live project run nothing on either side', { tag: '@local' }, async ({
  page,
  signedUp,
  otherDevice,
}) => {
  const [first = '', second = ''] = PAYLOADS;
  const names = { firstName: first.slice(0, 80), lastName: second.slice(0, 80) };
  const student = await signedUp({ ...names, confirmed: true, onboarded: true });
  const alumnus = await signUp(otherDevice, { ...names, role: 'alumni', confirmed: true, onboarded: true });
  const [by, at] = [{ id: alumnus.id, name: second }, '2026-01-05T09:00:00.000Z'];
  await asOperator();
  const { storeEngagement } = await import('#functions/scenarios/engagement.ts');
  const all = textOf(PAYLOADS);
  const id = randomUUID();
  await storeEngagement({
    ...{ id, companyId: null, contact: by, startedAt: at, title: first, company: second, brief: all },
    student: { id: student.id, name: first },
    milestones: PAYLOADS.slice(0, 12).map((payload, index) => ({
      ...{ id: `milestone-${index}`, title: payload, details: payload, due: '2999-03-01', done: false },
    })),
    status: 'accepted',
    ...{ accepted: 2, statement: all.slice(0, 1500), acceptedBy: by },
    handedIn: [
      {
        number: 1,
        note: all.slice(0, 4000),
        githubUrl: '',
        liveUrl: '',
        at,
        acceptedAt: null,
        feedback: { text: all.slice(0, 4000), at, by },
      },
      { number: 2, note: first, githubUrl: '', liveUrl: '', at, acceptedAt: at, feedback: null },
    ],
  });
  const poster = await otherDevice.newPage();
  const hits = [await watchForHits(page), await watchForHits(poster)];
  for (const one of [page, poster]) {
    await see(one, '/dashboard/engagements', shownAs(first));
    await see(one, `/dashboard/engagements/${id}`, 'The brief');
  }
  await see(poster, `/people/${student.id}`, 'Projects');
  expect(hits.flat()).toEqual([]);
});
