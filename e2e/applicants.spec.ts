import type { BrowserContext, Page } from 'playwright/test';
import { applied, proposeTime } from './support/applicants.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { hiringFor, manyApplyFor } from './support/hiring.ts';
import { signUp } from './support/people.ts';

const APPLICANTS = '/dashboard/employer/applicants';
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

test('from three applicants to one hire, by two colleagues: keys, undo, an offer, and the reasons for the others', {
  tag: '@local',
}, async ({ page, signedUp, otherDevice }) => {
  const employer = await signedUp({ role: 'employer', firstName: 'Erin', confirmed: true, onboarded: true });
  const colleague = await signUp(otherDevice, {
    role: 'employer',
    firstName: 'Cole',
    confirmed: true,
    onboarded: true,
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
  await offerTo(theirs, `${id}.${(await userOf(mia)).id}`, ['Schedule Interview'], 'Pilot our ferries.');

  // Mia declines, and the next one is hired.
  await answerOffer(mia, id, 'Pilot our ferries.', 'Decline');
  const noahs = `${id}.${(await userOf(noah)).id}`;
  await offerTo(page, noahs, ['Accept', 'Schedule Interview'], 'Pilot our tugs.');
  await answerOffer(noah, id, 'Pilot our tugs.', 'Accept offer');

  // Everyone else gets a reason, together, and nobody is left without an answer.
  await page.goto(APPLICANTS);
  for (const name of ['Mia', 'Olga'])
    await page.getByRole('checkbox', { name: `Select ${name} Byron` }).check();
  await page.getByRole('button', { name: 'Reject…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Reject 2 applicants?' });
  await dialog.getByRole('radio', { name: /The position is filled/ }).check();
  await dialog.getByRole('button', { name: 'Reject and send reason' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${APPLICANTS}?answered=no`);
  await expect(page.getByRole('heading', { name: 'Applicants', level: 1 })).toBeVisible();
  await expect(page.getByText('0 applicants')).toBeVisible();
  for (const context of [mia, noah, olga]) await context.close();
});

test('each key of the list does what it says', { tag: '@local' }, async ({ page, signedUp }) => {
  const employer = await signedUp({ role: 'employer', firstName: 'Erin', confirmed: true, onboarded: true });
  const id = await hiringFor([employer], 'Harbour Pilot');
  await manyApplyFor(id, 2);
  await page.goto(APPLICANTS);
  const cards = page.getByRole('list', { name: 'Applicants' }).getByRole('link', { name: /^Robin Number/ });
  await expect(cards).toHaveCount(2);
  const name = (await cards.first().textContent()) ?? '';
  const { keyboard } = page;
  const tab = (text: string) => expect(page.getByRole('tab', { name: text })).toBeVisible();
  const dialog = (title: RegExp | string) => page.getByRole('dialog', { name: title });

  await keyboard.press('?');
  const help = dialog('Keyboard shortcuts');
  for (const key of ['j', 'k', 'a', 'v', 'r', 's', 'z'])
    await expect(help.getByText(key, { exact: true })).toBeVisible();
  // Beneath a dialog no key acts.
  await keyboard.press('j');
  await keyboard.press('Escape');
  await expect(help).toBeHidden();

  await keyboard.press('j');
  await expect(cards.first()).toBeFocused();
  await keyboard.press('j');
  await expect(cards.last()).toBeFocused();
  await keyboard.press('k');
  await expect(cards.first()).toBeFocused();

  await keyboard.press('r');
  await expect(dialog(`Reject ${name}?`)).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog(`Reject ${name}?`)).toBeHidden();
  await expect(cards.first()).toBeFocused();
  // An interview follows a review: until then, the key says why it does nothing.
  await keyboard.press('s');
  const why = page.getByText('An application can’t go from New to Interview Scheduled.', { exact: true });
  await expect(why).toBeVisible();
  await tab('New 2');

  await keyboard.press('a');
  await expect(page.getByRole('status').getByText(`${name}: Reviewed`)).toBeVisible();
  await tab('Reviewed 1');
  // Within the ten seconds in which it can be undone.
  await keyboard.press('z');
  await tab('New 2');
  await tab('Reviewed 0');
  await expect(page.getByRole('status').getByText(`${name}: Reviewed`)).toBeHidden();
  await keyboard.press('a');
  await tab('Reviewed 1');
  await expect(cards.first()).toBeFocused();
  await keyboard.press('s');
  await expect(dialog(`Interview ${name}`)).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog(`Interview ${name}`)).toBeHidden();
  // The key is about the card with the focus, which the sheet gives back once it is gone.
  await expect(cards.first()).toBeFocused();

  await keyboard.press('v');
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  // Where an applicant is open, the keys are about that one.
  await keyboard.press('r');
  await dialog(`Reject ${name}?`).getByRole('radio').first().check();
  await dialog(`Reject ${name}?`).getByRole('button', { name: 'Reject and send reason' }).click();
  await expect(page.getByRole('status').getByText(`${name}: Rejected`)).toBeVisible();
  await keyboard.press('z');
  await expect(page.getByRole('status').getByText(`${name}: Rejected`)).toBeHidden();
  await tab('Reviewed 1');
});

const userOf = async (context: Awaited<ReturnType<typeof applied>>): Promise<{ id: string }> =>
  (await (await context.request.get('/api/auth/session')).json()).user;

/** Opens an applicant, decides as the named buttons do, and makes them an offer. */
const offerTo = async (page: Page, open: string, steps: readonly string[], text: string) => {
  for (const step of [...steps, 'Make offer…']) {
    await page.goto(`${APPLICANTS}?open=${open}`);
    await page.getByRole('button', { name: step }).click();
    if (step === 'Schedule Interview') await proposeTime(page);
    if (step !== 'Make offer…')
      await expect(page.getByRole('status').getByRole('button', { name: 'Undo' })).toBeVisible();
  }
  const offer = page.getByRole('dialog', { name: /an offer$/ });
  await offer.getByRole('textbox', { name: 'Offer' }).fill(text);
  await offer.getByRole('button', { name: 'Send offer' }).click();
  await expect(offer).toBeHidden();
};

/** Reads an offer on the page of the opportunity, and answers it. */
const answerOffer = async (context: BrowserContext, id: string, text: string, answer: string) => {
  const page = await context.newPage();
  await page.goto(`/opportunities/${id}`);
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: answer }).click();
  await expect(page.getByText(/You (accepted|declined) it\./)).toBeVisible();
};
