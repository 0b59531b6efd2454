import type { Page } from 'playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { hiringFor } from './support/hiring.ts';
import { signUp } from './support/people.ts';

const APPLICANTS = '/dashboard/employer/applicants';
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

/** A student who applied for a posting, in a browser context of their own. */
const applied = async (page: Page, opportunityId: string, firstName: string) => {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('no browser');
  const { id } = await signUp(context.request, {
    firstName,
    confirmed: true,
    onboarded: { skills: ['React'] },
  });
  const answer = await context.request.post('/api/applications', { data: { userId: id, opportunityId } });
  expect(answer.status(), await answer.text()).toBe(201);
  return context;
};

test('from three applicants to one hire, by two colleagues: keys, undo, an offer, and the reasons for the others', {
  tag: '@local',
}, async ({ page, signedUp, otherDevice }) => {
  const employer = await signedUp({ role: 'employer', firstName: 'Erin', confirmed: true, onboarded: true });
  const colleague = await signUp(otherDevice.request, {
    ...{ role: 'employer', firstName: 'Cole', confirmed: true, onboarded: true },
  });
  const id = await hiringFor([employer, colleague], 'Harbour Pilot');
  await page.goto(APPLICANTS);
  await expect(page.getByRole('heading', { name: 'No applicants yet' })).toBeVisible();
  const [mia, noah, olga] = [
    await applied(page, id, 'Mia'),
    await applied(page, id, 'Noah'),
    await applied(page, id, 'Olga'),
  ];
  await page.reload();
  await expect(page.getByRole('tab', { name: 'New 3' })).toBeVisible();
  await expectAccessible(page, 'the cards');

  // By keyboard: to the first applicant, accept, undo, accept again.
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Reviewed 1' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('tab', { name: 'New 3' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(card(page, 'Mia').getByText('Reviewed', { exact: true })).toBeVisible();

  // The colleague finishes what was begun, on a phone.
  const theirs = await otherDevice.newPage();
  await theirs.setViewportSize({ width: 375, height: 812 });
  await theirs.goto(`${APPLICANTS}?open=${id}.${(await userOf(mia)).id}`);
  await expect(theirs.getByRole('heading', { name: /^Mia/, level: 2 })).toBeVisible();
  await expectNoSidewaysScroll(theirs);
  await expectAccessible(theirs, 'one applicant');
  await theirs.getByRole('button', { name: 'Schedule Interview' }).click();
  const sheet = theirs.getByRole('dialog', { name: 'Interview Mia Byron' });
  await expect(sheet.getByText('set your availability')).toBeVisible();
  await sheet.getByLabel('Other date').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  await sheet.getByLabel('Other time').fill('14:30');
  await sheet.getByRole('button', { name: 'Add time' }).click();
  await expect(sheet.getByText('1 of 6 times chosen')).toBeVisible();
  await expectNoSidewaysScroll(theirs);
  await sheet.getByRole('button', { name: 'Send times' }).click();
  await expect(sheet).toBeHidden();
  await theirs.goto(`${APPLICANTS}?open=${id}.${(await userOf(mia)).id}`);
  await theirs.getByRole('button', { name: 'Make offer…' }).click();
  const offer = theirs.getByRole('dialog', { name: /an offer$/ });
  await offer.getByRole('textbox', { name: 'Offer' }).fill('Pilot our ferries.');
  await offer.getByRole('button', { name: 'Send offer' }).click();
  await expect(offer).toBeHidden();

  // Mia accepts.
  const miasPage = await mia.newPage();
  await miasPage.goto(`/dashboard/student/applications?open=${id}`);
  await miasPage.goto(`/opportunities/${id}`);
  await expect(miasPage.getByText('Pilot our ferries.')).toBeVisible();
  await miasPage.getByRole('button', { name: 'Accept offer' }).click();
  await expect(miasPage.getByText('You accepted it.')).toBeVisible();

  // The other two would get a reason, together.
  await page.goto(`${APPLICANTS}?status=new`);
  for (const name of ['Noah', 'Olga'])
    await page.getByRole('checkbox', { name: `Select ${name} Byron` }).check();
  await page.getByRole('button', { name: 'Reject…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Reject 2 applicants?' });
  await expect(dialog.getByRole('radio', { name: /The position is filled/ })).toBeVisible();
  for (const context of [mia, noah, olga]) await context.close();
});

const userOf = async (context: Awaited<ReturnType<typeof applied>>): Promise<{ id: string }> =>
  (await (await context.request.get('/api/auth/session')).json()).user;
