import { newAddress } from './support/address.ts';
import { asAdmin } from './support/contact.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { invitationLink } from './support/mail.ts';
import { PASSWORD, signedInUser, signIn } from './support/people.ts';
import { passwordOf } from './support/signIn.ts';

// The forms of user management, and the page that an invitation leads to.

const USERS = '/dashboard/admin/users';

test('an import is checked first, line by line, and then invites', { tag: '@local' }, async ({ page }) => {
  await asAdmin(page);
  await page.goto(USERS);
  await page
    .getByRole('button', { name: /Import/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Import users' });
  const list = sheet.getByLabel('Or paste the list');
  const email = newAddress();
  await list.fill(`email,firstName,lastName,role\n${email},Grace,Hopper,mentor\nnobody,Ada,Byron,student`);
  await sheet.getByRole('button', { name: 'Check the list' }).click();
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(
    '1 user can be invited, 1 line has a problem',
  );
  await expect(sheet.getByRole('list', { name: 'Lines with a problem' })).toContainText('Line 3');
  await expectAccessible(page);
  // A file in the encoding of a spreadsheet program says nothing of it: the names are shown as they would be stored.
  const rows = `Email;First Name;last_name;role\r\n${email};Zoë;Peña;student\r\n`;
  await sheet.getByLabel('CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from(rows, 'latin1'),
  });
  await expect(sheet.getByLabel('Encoding of the file')).toHaveValue('windows-1252');
  await sheet.getByRole('button', { name: 'Check the list' }).click();
  const ready = sheet.getByRole('list', { name: 'Ready to invite' });
  await expect(ready).toContainText('Peña');
  await expectAccessible(page);
  await sheet.getByLabel('Encoding of the file').selectOption('windows-1250');
  await expect(list).toHaveValue(/Peńa/);
  await sheet.getByLabel('CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('PK\u0003\u0004 xl/workbook.xml', 'latin1'),
  });
  await expect(sheet.getByText('This file is an Excel workbook, not CSV.')).toBeVisible();
  // An edit asks for another check.
  await list.fill(`email,firstName,lastName,role\n${email},Grace,Hopper,mentor`);
  await sheet.getByRole('button', { name: 'Check the list' }).click();
  await sheet.getByRole('button', { name: 'Invite 1 user' }).click();
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText('1 user invited');
  await sheet.getByRole('button', { name: 'Close' }).first().click();
});

test('a new user: what was typed survives, and the invitation leads to a password and a session', {
  tag: '@local',
}, async ({ page, otherDevice }) => {
  await asAdmin(page);
  await page.goto(USERS);
  const add = page.getByRole('button', { name: /Add New User/i });
  const sheet = page.getByRole('dialog', { name: 'Add user' });
  await add.click();
  await sheet.getByLabel('Email').fill('student@demo.fledge.test');
  await sheet.getByLabel('First Name').fill('Grace');
  await sheet.getByLabel('Last Name').fill('Hopper');
  await sheet.getByLabel('Role').selectOption('mentor');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await add.click();
  await expect(sheet.getByLabel('First Name')).toHaveValue('Grace');
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  await expect(sheet.getByLabel('Email')).toHaveAccessibleDescription(/already exists/);
  await expect(sheet.getByLabel('Email')).toBeFocused();
  const email = newAddress();
  await sheet.getByLabel('Email').fill(email);
  await sheet.getByRole('button', { name: 'Send invitation' }).click();
  await expect(sheet).toBeHidden();

  const invited = await otherDevice.newPage();
  await invited.goto(await invitationLink(page.request, email));
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText('Welcome, Grace');
  await passwordOf(invited).fill(PASSWORD);
  await invited.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(invited).not.toHaveURL(/accept-invitation/);
  expect(await signedInUser(otherDevice.request)).toMatchObject({ email, role: 'mentor' });
  await signIn(otherDevice.request, { email, password: PASSWORD });
});

test('an invitation that does not work says what to do', async ({ page }) => {
  await page.goto('/auth/accept-invitation?token=cut-short');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation is no longer valid');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});
