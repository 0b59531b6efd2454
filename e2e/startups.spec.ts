import { startupPagePath } from '#shared/features/startups/address.ts';
import { inDays } from './support/applicants.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { ownName } from './support/mentoring.ts';
import { signUp } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const BUILDER = '/dashboard/student/startup';
const READY = { confirmed: true, onboarded: true } as const;

test('the empty first visit leads to a first assumption and its result, by the keyboard at 375 px', async ({
  page,
  signedUp,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signedUp(READY);
  await page.goto(BUILDER);
  await page.getByRole('link', { name: 'Create New' }).press('Enter');
  await page.getByLabel('Startup Name').fill('Spoke Room');
  await page.reload();
  await expect(page.getByLabel('Startup Name')).toHaveValue('Spoke Room');
  await page.getByRole('button', { name: 'Launch Startup Project' }).press('Enter');
  await expect(page.getByText('Describe the problem').first()).toBeVisible();
  await expectAccessible(page, 'the form of a startup');
  await page.getByRole('button', { name: 'Save as Draft' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Spoke Room', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Write the first assumption' }).press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('What must be true').fill('Students pay 5 a month for a dry place');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Record a result' }).press('Enter');
  await sheet.getByLabel('Keep').check();
  await sheet.getByRole('button', { name: 'Save assumption' }).press('Enter');
  await expect(sheet.getByText('Say how you tested it before you decide').first()).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Test' }).fill('Sell ten weeks before anything is built.');
  await sheet.getByRole('textbox', { name: 'Result' }).fill('13 weeks paid by nine people.');
  await sheet.getByRole('button', { name: 'Save assumption' }).press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByText('All assumptions are tested')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'the screen of a team');
});

test('a team of three shares milestones, notes and documents, hands the lead over, and closes with what it learned', async ({
  page,
  otherDevice,
  browser,
  baseURL,
  signedUp,
}) => {
  const name = `Loaf ${ownName('')}`;
  await signedUp({ ...READY, firstName: 'Ana', lastName: 'Silva' });
  const third = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const ben = await signUp(otherDevice, { ...READY, firstName: 'Ben', lastName: 'Okafor' });
  const cleo = await signUp(third, { ...READY, firstName: 'Cleo', lastName: 'Marsh' });
  await page.goto(`${BUILDER}?tab=new`);
  await page.getByLabel('Startup Name').fill(name);
  await page.getByLabel('Industry').selectOption('Sustainability');
  await page.getByLabel('Problem Statement').fill('Bakeries throw a fifth of their bread away.');
  await page.getByLabel('Your Solution').fill('A shelf for yesterday’s bread, paid by phone.');
  await page.getByRole('button', { name: 'Launch Startup Project' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('open') ?? '';

  for (const { id: userId } of [ben, cleo]) {
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const invite = page.getByRole('dialog');
    await invite.getByLabel('Address of their profile').fill(`https://fledge.example/people/${userId}`);
    await invite.getByRole('button', { name: 'Send invitation' }).click();
    await expect(invite).toBeHidden();
  }
  const [benPage, cleoPage] = await Promise.all([otherDevice.newPage(), third.newPage()]);
  await benPage.goto(BUILDER);
  await benPage.getByRole('button', { name: `Accept the invitation to ${name}` }).click();
  await expect(benPage.getByRole('heading', { name, level: 1 })).toBeVisible();
  await cleoPage.goto(BUILDER);
  await cleoPage.getByRole('button', { name: `Decline the invitation to ${name}` }).click();
  await cleoPage.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(
    cleoPage.getByRole('heading', { name: 'What must be true for your idea to work?' }),
  ).toBeVisible();

  await benPage.getByRole('button', { name: 'Add milestone' }).click();
  const sheet = benPage.getByRole('dialog');
  await sheet.getByLabel('What should be done').fill('A shelf in one bakery');
  await sheet.getByLabel('Due on').fill(inDays(9));
  await sheet.getByRole('button', { name: 'Add milestone' }).click();
  await expect(sheet).toBeHidden();
  await benPage.getByRole('button', { name: 'Mark as done A shelf' }).click();
  await sheet.getByRole('textbox', { name: 'Evidence', exact: true }).fill('It is in Rua');
  await benPage.reload();
  await expect(sheet.getByRole('textbox', { name: 'Evidence', exact: true })).toHaveValue('It is in Rua');
  await sheet.getByRole('button', { name: 'Mark as done' }).click();
  await expect(sheet).toBeHidden();
  await expect(benPage.getByText('100%, 1 of 1 milestone')).toBeVisible();
  await benPage.getByRole('textbox', { name: 'Add a note' }).fill('The baker said yes, @An');
  await expect(benPage.getByRole('option', { name: 'Ana Silva' })).toBeVisible();
  await benPage.keyboard.press('Enter');
  await benPage.getByRole('button', { name: 'Add note' }).click();
  await expect(benPage.getByRole('list', { name: 'Notes' })).toContainText('The baker said yes');

  await page.goto(`${BUILDER}?tab=resources`);
  await page.getByRole('button', { name: /^Copy into a startup .*one page/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy template' }).click();
  await expect(toastSaying(page, 'Template copied')).toBeVisible();
  await expect(page.getByRole('heading', { name: /one page/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('The baker said yes');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const again = page.getByRole('dialog');
  await again.getByLabel('Address of their profile').fill(`https://fledge.example/people/${cleo.id}`);
  await again.getByRole('button', { name: 'Send invitation' }).click();
  await expect(again).toBeHidden();
  await cleoPage.reload();
  await cleoPage.getByRole('button', { name: `Accept the invitation to ${name}` }).click();
  await expect(cleoPage.getByText('3 of 8 places are taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Ben Okafor' }).click();
  const member = page.getByRole('dialog');
  await member.getByLabel('Lead').check();
  await member.getByRole('button', { name: 'Save member' }).click();
  await expect(toastSaying(page, 'Ben Okafor leads the team now')).toBeVisible();
  await page.getByRole('button', { name: 'Leave team' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave team' }).click();
  await expect(page.getByRole('heading', { name: 'What must be true for your idea to work?' })).toBeVisible();

  await benPage.reload();
  await benPage.getByRole('button', { name: 'Edit', exact: true }).click();
  await sheet.getByLabel('Everyone on Fledge who is signed in').check();
  await sheet.getByRole('button', { name: 'Save startup' }).click();
  await expect(sheet).toBeHidden();
  await benPage.getByRole('button', { name: 'Close startup' }).click();
  await sheet.getByLabel('What we learned').fill('Bakers want the shelf, customers do not.');
  await sheet.getByRole('button', { name: 'Close startup' }).click();
  await expect(benPage.getByRole('heading', { name: 'What we learned' })).toBeVisible();
  await cleoPage.goto(startupPagePath(id));
  await expect(cleoPage.getByText('Bakers want the shelf, customers do not.')).toBeVisible();
  await third.close();
});
