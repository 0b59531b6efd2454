import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { expect, test } from './support/fixtures.ts';
import { portablePages } from './support/portable.ts';

test('a test without the tag asks for nothing that only a local copy has', async ({
  page,
  request,
  otherDevice,
}) => {
  for (const api of [page.request, request, otherDevice.request]) {
    await expect(api.get('/__local/mail?to=ada@example.com')).rejects.toThrow("tag: '@local'");
    await expect(api.post('/__local/clock', { data: { advanceMs: 1 } })).rejects.toThrow('@local');
    const demo = { email: demoEmail('student'), password: DEMO_PASSWORD };
    await expect(api.post('/api/auth/signin', { data: demo })).rejects.toThrow('the demo password');
    expect((await api.get('/api/health')).ok()).toBe(true);
  }
});

test('nor do its pages', async ({ browser, baseURL }, info) => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const wrong = portablePages(context, info);
  const page = await context.newPage();
  await page.goto('/explore');
  expect(wrong).toEqual([]);
  await page.goto('/gallery');
  expect(wrong).toEqual([expect.stringContaining('A page asks for /gallery')]);
  await context.close();
});
