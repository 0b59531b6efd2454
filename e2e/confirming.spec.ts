import { expect, expectAccessible, test } from './support/fixtures.ts';
import { confirmationLink } from './support/mail.ts';
import { signedInUser } from './support/people.ts';
import { passwordOf } from './support/signIn.ts';

test.describe('confirming the address', () => {
  test('by the mailed link on another device; a second time, and a wrong one', { tag: '@local' }, async ({
    page,
    signedUp,
    otherDevice,
  }) => {
    const person = await signedUp({ onboarded: true, inPool: true });
    const link = await confirmationLink(page.request, person.email);
    const other = await otherDevice.newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
    await expectAccessible(other);
    await passwordOf(other).fill('not the password');
    await other.getByRole('button', { name: 'Confirm address' }).click();
    await expect(other.getByText('This isn’t the password of this account')).toBeVisible();
    await passwordOf(other).fill(person.password);
    await other.getByRole('button', { name: 'Confirm address' }).click();
    await expect(other.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    // The password has signed in there as well.
    await expect(other.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/auth/confirm?token=nonsense');
    await expect(page.getByRole('heading', { name: 'Your email is already confirmed' })).toBeVisible();
  });

  test('the owner of a mailbox can delete the account that someone else created', { tag: '@local' }, async ({
    page,
    signedUp,
    otherDevice,
  }) => {
    const person = await signedUp({ inPool: true });
    const owner = await otherDevice.newPage();
    await owner.goto(await confirmationLink(page.request, person.email));
    await owner.getByRole('button', { name: 'This wasn’t me' }).click();
    await owner.getByRole('button', { name: 'Delete this account' }).click();
    await expect(owner.getByRole('heading', { name: 'The account is deleted' })).toBeVisible();
    expect(await signedInUser(page.request)).toBeNull();
  });

  test('a link that is not valid offers a new one', { tag: '@local' }, async ({ page, signedUp }) => {
    await page.goto('/auth/confirm?token=nonsense');
    await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();

    const person = await signedUp({ inPool: true });
    await confirmationLink(page.request, person.email);
    await page.goto('/auth/confirm');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByText('We sent a new link.')).toBeVisible();
    await page.goto(await confirmationLink(page.request, person.email, 2));
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    expect((await signedInUser(page.request))?.emailConfirmed).toBe(true);
  });
});
