import type { APIRequestContext, Page } from 'playwright/test';
import { inParallel } from '#functions/core/in-parallel.ts';
import { PAYLOADS, SHOWN, watchForHits } from '#functions/testing/payloads.ts';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/people.ts';

// Scripts in each field of a posting and of its company: some here, five hundred in `npm run soak`.

/** The elements of a document of XML that an Atom feed does not have. */
const foreignElements = (xml: string): string[] => {
  const known = 'feed id title updated link subtitle entry author name summary content category published';
  const names = [...xml.matchAll(/<\/?([^\s<>/?!]+)/g)].map(([, name = '']) => name);
  return names.filter((name) => !known.split(' ').includes(name));
};

/** The data of a page for machines. */
const jobPostingIn = (html: string): object => {
  const [, data = '{}'] = /ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(data);
};

interface Draft {
  id: string;
  version: number;
}

const titleOf = (payload: string): string => `Pilot ${payload.slice(0, 80)}`.trim();

const asAlumnus = (payload: string) => {
  const text = payload.slice(0, 80);
  return {
    title: titleOf(payload),
    company: text,
    salary: text,
    description: 'You build software for the harbour.',
    requirements: ['TypeScript'],
    employmentType: 'full-time',
    aiScreening: false,
    howToApply: payload,
    place: { city: '', region: '', countryCode: 'GB' },
  };
};

const moveToOpen = (request: APIRequestContext, { id, version }: Draft) =>
  request.post(`/api/opportunities/${id}/status`, { data: { to: 'open', version } });

/** Stores a text in each field that only alumni have, which is refused as the way to apply. */
const draftAsAlumnus = async (request: APIRequestContext, payload: string): Promise<Draft> => {
  const made = await request.post('/api/opportunities', { data: asAlumnus(payload) });
  expect(made.status(), await made.text()).toBe(201);
  const draft: Draft = await made.json();
  const wrong = await moveToOpen(request, draft);
  expect([wrong.status(), Object.keys((await wrong.json()).fields)], payload).toEqual([400, ['howToApply']]);
  return draft;
};

/**
 * Publishes such a posting with a real way to apply.
 * @param status what the posting is to be then
 * @returns its id
 */
const publishAsAlumnus = async (request: APIRequestContext, payload: string, status: string) => {
  const { id, version } = await draftAsAlumnus(request, payload);
  const data = { ...asAlumnus(payload), howToApply: 'jobs@harbour.example', version };
  expect((await request.put(`/api/opportunities/${id}`, { data })).status()).toBe(200);
  const sent = await moveToOpen(request, { id, version: version + 1 });
  expect(sent.status(), await sent.text()).toBe(200);
  expect(await sent.json()).toMatchObject({ status });
  return id;
};

interface SentMail {
  subject: string;
  html: string;
  text: string;
}

/** Shows the mail about a text as a mail program would that runs scripts, once it was sent. */
const showMails = async (page: Page, to: string, about: string): Promise<void> => {
  let found: SentMail | undefined;
  await expect
    .poll(
      async () => {
        const mails: SentMail[] = await (await page.request.get(`/__local/mail?to=${to}`)).json();
        found = mails.find(({ text }) => text.includes(`Reason: ${about.trim()}`));
        return found !== undefined;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  // A document without the policy of our pages, so that a script would run.
  await page.goto('about:blank');
  await page.setContent(found?.html ?? '');
  await expect(page.getByText(about.trim()).first()).toBeVisible();
};

// Its company is verified by the demo admin.
test.describe('scripts in a posting and its company', { tag: '@local' }, () => {
  test('run nothing in the form, its preview, the list, the page, the feed, the queue and in mails', async ({
    page,
    signedUp,
    otherDevice,
  }) => {
    test.setTimeout(240_000 + PAYLOADS.length * 500);
    await page.setViewportSize({ width: 1440, height: 900 });
    const post = async (path: string, data: object) => {
      const answer = await page.request.post(path, { data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()) as { id: string; version: number };
    };
    const { email } = await signedUp({ role: 'employer', confirmed: true, onboarded: true });
    const [name = '', about = ''] = PAYLOADS;
    const company = await post('/api/companies', { name, sector: name.slice(0, 80), place: name, about });
    await signIn(otherDevice.request, { email: demoEmail('admin'), password: DEMO_PASSWORD });
    const ofCompany = `/api/admin/companies/${company.id}`;
    const decided = [
      await otherDevice.request.post(`${ofCompany}/verify`, { data: {} }),
      await otherDevice.request.put(`${ofCompany}/plan`, { data: { plan: 'enterprise' } }),
    ];
    expect(decided.map((answer) => answer.status())).toEqual([200, 200]);
    const admin = await otherDevice.newPage();
    const hits = [await watchForHits(page), await watchForHits(admin)];
    // A list takes twenty: two of them show all.
    const atOnce = 25;
    for (let start = 0; start < PAYLOADS.length; start += atOnce) {
      const payloads = PAYLOADS.slice(start, start + atOnce);
      const [first = ''] = payloads;
      const { id, version } = await post('/api/opportunities', {
        title: first,
        department: first,
        location: first,
        education: first,
        description: payloads.join('\n\n'),

        requirements: payloads.slice(0, 20),
        benefits: payloads.slice(-20),
        niceToHave: payloads.slice(0, 20),
        skills: payloads.slice(0, 10).map((payload) => payload.slice(0, 50)),
        employmentType: 'full-time',
        place: { city: first.slice(0, 80), region: first.slice(0, 80), countryCode: 'GB' },
        aiScreening: false,
        warningAnswers: [{ rule: 'requirements.many', reason: first }],
      });
      await post(`/api/opportunities/${id}/status`, { to: 'open', version });
      await post(`/api/opportunities/${id}/report`, { reason: first });
      // The form with its preview, which is the card and the page; the list; the page; and the queue.
      await page.goto(`/dashboard/employer/post-job?posting=${id}`);
      await expect(page.getByLabel('Job title')).toHaveValue(first);
      await expect(
        page.getByRole('region', { name: 'Preview and checks' }).getByRole('heading', { level: 2 }).first(),
      ).toHaveText(first);
      await page.goto('/dashboard/employer/post-job?tab=postings');
      await expect(page.getByRole('heading', { level: 2, name: first, exact: true }).first()).toBeVisible();
      await page.goto(`/opportunities/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
      await admin.goto(`/dashboard/admin/review?open=${id}`);
      await expect(admin.getByRole('article').getByText('Reports', { exact: true })).toBeVisible();
      await expect(admin.getByRole('article').getByText('Description', { exact: true })).toBeVisible();
      // What machines read: the data of the page, and the feed.
      const html = await (await page.request.get(`/opportunities/${id}`)).text();
      expect(jobPostingIn(html)).toMatchObject({ '@type': 'JobPosting', title: first });
      let feed = '';
      const inFeed = async () => {
        feed = await (await page.request.get('/api/opportunities/feed.xml')).text();
        return feed.includes(id);
      };
      await expect.poll(inFeed, { timeout: 30_000 }).toBe(true);
      expect(foreignElements(feed)).toEqual([]);
      // The mail about an admin's decision, with the title and the reason.
      const decision = { data: { decision: 'reject', reason: first } };
      const closed = await otherDevice.request.post(`/api/admin/opportunities/${id}/review`, decision);
      expect(closed.status(), await closed.text()).toBe(200);
      await showMails(admin, email, first);
    }
    await page.goto(`/companies/${company.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
    expect(hits.flat()).toEqual([]);
    const planted = ':is(script, img, iframe, object, embed, svg[onload], base)';
    for (const shown of [page, admin])
      expect(await shown.locator(`main ${planted}:not([src^="/"])`).count()).toBe(0);
  });

  test('run nothing in what only alumni write, and are refused as a way to apply', async ({
    page,
    signedUp,
    otherDevice,
  }) => {
    test.setTimeout(180_000 + PAYLOADS.length * 1_500);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signedUp({ role: 'alumni', confirmed: true, onboarded: true });
    await signIn(otherDevice.request, { email: demoEmail('admin'), password: DEMO_PASSWORD });
    const document = await otherDevice.newPage();
    const hits = [await watchForHits(page), await watchForHits(document)];
    const [first = '', ...others] = PAYLOADS;
    // The first waits for a review; the others go out at once.
    const ids = new Map([[first, await publishAsAlumnus(page.request, first, 'in_review')]]);
    const approved = await otherDevice.request.post(`/api/admin/opportunities/${ids.get(first)}/review`, {
      data: { decision: 'approve' },
    });
    expect(approved.status(), await approved.text()).toBe(200);
    await inParallel(others, 8, async (payload) => {
      if (SHOWN.includes(payload)) ids.set(payload, await publishAsAlumnus(page.request, payload, 'open'));
      else await draftAsAlumnus(page.request, payload);
    });

    // The page as it arrives, in a document without the policy of our pages, so that a script would run.
    await document.goto('about:blank');
    for (const payload of SHOWN) {
      const html = await (await page.request.get(`/opportunities/${ids.get(payload)}`)).text();
      expect(jobPostingIn(html)).toMatchObject({ title: titleOf(payload) });
      await document.setContent(html, { waitUntil: 'domcontentloaded' });
      await expect(document.getByRole('heading', { level: 1 })).toHaveText(titleOf(payload));
    }
    // Some of them in the app: the parts of its page are those of the preview below.
    for (const payload of SHOWN.filter((_, index) => index % 21 === 0)) {
      await page.goto(`/opportunities/${ids.get(payload)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(payload));
    }

    // The cards of all.
    await page.goto('/dashboard/alumni/opportunities?tab=postings');
    const cards = page.locator('main').getByRole('heading', { level: 2, name: 'Pilot ' });
    await expect(cards.first()).toBeVisible();
    for (let shown = await cards.count(); shown < PAYLOADS.length; shown = await cards.count()) {
      await page.getByRole('button', { name: 'Load More' }).click();
      await expect(cards.nth(shown)).toBeAttached();
    }
    expect((await cards.allTextContents()).toSorted()).toEqual(PAYLOADS.map(titleOf).toSorted());

    // The form as it opens, and its preview as they are typed.
    await page.goto(`/dashboard/alumni/opportunities?posting=${ids.get(first)}`);
    await expect(page.getByLabel('Salary range')).toHaveValue(first.trim());
    const preview = page.getByRole('region', { name: 'Preview and checks' });
    for (const payload of SHOWN) {
      const text = payload.slice(0, 80);
      await page.getByLabel('Job title').fill(titleOf(payload));
      await page.getByLabel('Company', { exact: false }).first().fill(text);
      await page.getByLabel('Salary range').fill(text);
      await expect(preview.getByRole('heading', { level: 2 }).first()).toHaveText(titleOf(payload));
    }
    expect(hits.flat()).toEqual([]);
  });
});
