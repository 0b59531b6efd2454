import { randomUUID } from 'node:crypto';
import { inParallel } from '#functions/core/in-parallel.ts';
import { ALL_PAYLOADS, PAYLOADS, watchForHits } from '#functions/testing/payloads.ts';
import { asAdmin, MESSAGES, sendMessage } from './support/contact.ts';
import { expect, test } from './support/fixtures.ts';
import { signUp } from './support/people.ts';
import { saveElsewhere } from './support/profile.ts';

// Scripts in each field of the contact form and of the profile: some here, five hundred in `npm run soak`.

const PROFILE = '/dashboard/profile';

test('there are five hundred, of which some are tried', () => {
  expect(new Set(ALL_PAYLOADS).size).toBe(500);
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(25);
});

// They send from addresses of this machine, and sign in as the demo admin.
test.describe('scripts in the contact form', { tag: '@local' }, () => {
  test('are refused as an address', async ({ baseURL }) => {
    const addresses = PAYLOADS.flatMap((payload) => [payload, `"${payload}"@x.org`]);
    const statuses = new Set<number>();
    await inParallel(addresses, 8, async (email) => {
      statuses.add(await sendMessage(baseURL, { email }));
    });
    expect([...statuses]).toEqual([400]);
  });

  test('run nothing for the admin who reads them', async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const mark = randomUUID().slice(0, 8);
    const subjects = PAYLOADS.map((payload, index) => `${mark} ${index} ${payload}`);
    const statuses = new Set<number>();
    await inParallel([...PAYLOADS.entries()], 8, async ([index, payload]) => {
      const status = await sendMessage(baseURL, {
        firstName: payload.slice(0, 80),
        lastName: payload.slice(0, 80),
        subject: subjects[index] ?? '',
        message: `${payload}\n${payload}`.padEnd(10, '.'),
      });
      statuses.add(status);
    });
    expect([...statuses]).toEqual([201]);

    const hits = await watchForHits(page);
    await asAdmin(page);
    await page.goto(MESSAGES);
    const listed = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    const ours = listed.filter({ hasText: mark });
    for (let shown = 20; (await ours.count()) < PAYLOADS.length; shown += 20) {
      await page.getByRole('button', { name: 'Load More' }).click();
      await expect(listed.nth(shown)).toBeAttached();
    }
    // The list shows all of it already. Chromium limits how often the URL can change in a short time.
    for (let index = 0; index < PAYLOADS.length; index += 10) {
      const subject = subjects[index] ?? '';
      await page.getByRole('link', { name: subject, exact: true }).click();
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(subject);
    }
    expect(hits).toEqual([]);
    expect(
      await page.locator('main :is(script, img, iframe, object, embed, svg[onload], base)').count(),
    ).toBe(0);
  });
});

test.describe('scripts in a profile', () => {
  test('run nothing in the editor, on paper, and for those who view it', async ({
    page,
    signedUp,
    otherDevice,
  }) => {
    test.setTimeout(180_000);
    const { id } = await signedUp({ onboarded: true });
    await signUp(otherDevice);
    const viewer = await otherDevice.newPage();
    const hits = [await watchForHits(page), await watchForHits(viewer)];
    // There may be twenty highlights, and as many languages.
    const atOnce = 25;
    for (let start = 0; start < PAYLOADS.length; start += atOnce) {
      const payloads = PAYLOADS.slice(start, start + atOnce);
      const [first = ''] = payloads;
      const resume = {
        basics: {
          firstName: first.slice(0, 80),
          lastName: first.slice(0, 80),
          label: first.slice(0, 120),
          summary: first,
        },
        work: [
          { name: first.slice(0, 120), position: first.slice(0, 120), highlights: payloads.slice(0, 20) },
        ],
        projects: payloads.map((payload) => ({ name: payload.slice(0, 160), description: payload })),
        languages: payloads.slice(-20).map((payload) => ({
          language: payload.slice(0, 60),
          fluency: payload.slice(0, 60),
        })),
      };
      const answer = await page.request.post('/api/profile/import', { data: { resume } });
      expect(answer.status(), await answer.text()).toBe(200);
      for (const path of [PROFILE, `${PROFILE}/print`]) {
        await page.goto(path);
        await expect(page.getByText(first.trim()).first()).toBeVisible();
      }
      await viewer.goto(`/people/${id}`);
      await expect(viewer.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(hits.flat()).toEqual([]);
  });

  test('run nothing as skills and interests', async ({ page, signedUp }) => {
    test.setTimeout(120_000);
    const person = await signedUp({ onboarded: true });
    const hits = await watchForHits(page);
    const atOnce = 30;
    for (let start = 0; start < PAYLOADS.length; start += atOnce) {
      const payloads = PAYLOADS.slice(start, start + atOnce).map((payload) => payload.slice(0, 50));
      await saveElsewhere(page, person, { profileData: { skills: payloads, interests: payloads } });
      await page.goto(PROFILE);
      await expect(page.getByRole('heading', { level: 2, name: 'Skills' })).toBeVisible();
    }
    expect(hits).toEqual([]);
  });

  test('are refused where there is a choice, a number or an address', async ({ page, signedUp }) => {
    const person = await signedUp({ onboarded: true });
    const { request } = page.context();
    const { version, ...profile } = await (await request.get(`/api/users/${person.id}/profile`)).json();
    const answers = [
      'academicLevel',
      'careerGoal',
      'experience',
      'gpa',
      'graduationYear',
      'linkedinUrl',
      'portfolioUrl',
      'program',
    ];
    for (const payload of PAYLOADS) {
      const profileData = Object.fromEntries(answers.map((field) => [field, payload]));
      const response = await request.put(`/api/users/${person.id}/profile`, {
        data: { ...profile, version, phone: payload, dateOfBirth: payload, profileData },
      });
      expect(response.status(), payload).toBe(400);
      expect(Object.keys((await response.json()).fields).toSorted()).toEqual([
        'dateOfBirth',
        'phone',
        ...answers.map((field) => `profileData.${field}`),
      ]);
    }
  });
});
