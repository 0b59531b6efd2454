import type { Page } from 'playwright/test';
import { asAdmin } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { asOperator } from './support/operator.ts';
import type { Person } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const COLOUR = '#0b5f8a';
/** A verified company with this user as its member. */
const companyOf = async (person: Person, plan: 'growth' | 'enterprise') => {
  await asOperator();
  const { storeCompany } = await import('#functions/scenarios/company.ts');
  return storeCompany([person], { name: `Quay ${person.id.slice(0, 8)}`, plan });
};

/** An open posting of the company. */
const postingOf = async (person: Person, companyId: string, company: string): Promise<string> => {
  await asOperator();
  const [{ storePosting }, { someOpportunity }] = await Promise.all([
    import('#functions/scenarios/posting.ts'),
    import('#functions/scenarios/opportunity.ts'),
  ]);
  return (await storePosting(someOpportunity({ companyId, company }), person.id)).id;
};

const setPlan = async (id: string, plan: 'growth' | 'enterprise'): Promise<void> => {
  await asOperator();
  const [{ updateItem }, { updateOf }, { companyKey }] = await Promise.all([
    import('#functions/core/table.ts'),
    import('#functions/core/update.ts'),
    import('#functions/parts/companies/repository.ts'),
  ]);
  await updateItem(updateOf(companyKey(id), { set: { plan } }));
};

const logoFile = async (): Promise<Buffer> =>
  (await import('#functions/scenarios/logo.ts')).drawnLogo(COLOUR, 0).image;

const branding = (page: Page) => page.getByRole('region', { name: 'Branding' });
const choose = (page: Page, name: string, buffer: Buffer) =>
  branding(page).getByLabel('Logo').setInputFiles({ name, mimeType: 'image/png', buffer });
/** The logos in the main part of the page that the browser has shown. */
const shownLogos = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);

// They store companies and postings themselves.
test.describe('branding', { tag: '@local' }, () => {
  test('a member uploads a logo and picks a colour, which visitors see on the page and the posting', async ({
    page,
    signedUp,
    otherDevice,
  }) => {
    const person = await signedUp({ role: 'employer', confirmed: true, onboarded: true });
    const { id, name } = await companyOf(person, 'enterprise');
    await page.goto(`/companies/${id}`);
    await expect(branding(page).getByText('No logo yet.')).toBeVisible();

    await choose(
      page,
      'logo.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    );
    await expect(branding(page).getByText('SVG files can contain scripts')).toBeVisible();
    await choose(page, 'logo.png', Buffer.from('%PDF-1.7'));
    await expect(branding(page).getByText('Choose a PNG, JPEG or WebP picture.')).toBeVisible();
    await choose(page, 'logo.png', (await logoFile()).subarray(0, 60));
    await expect(branding(page).getByText('We couldn’t read this picture.')).toBeVisible();

    // A picture with a script behind it: what is saved is made from the pixels alone.
    const polyglot = Buffer.concat([
      await logoFile(),
      Buffer.from('<script>document.title = "run"</script>'),
    ]);
    await choose(page, 'logo.html.png', polyglot);
    await expect(toastSaying(page, 'Logo saved')).toBeVisible();
    await expect.poll(() => shownLogos(page)).toBe(2);

    const colour = branding(page).getByRole('textbox', { name: /^Colour/ });
    await colour.fill('#ffd400');
    await expect(branding(page).getByText('1.3:1, and 3:1 is needed')).toBeVisible();
    await colour.press('Enter');
    await expect(branding(page).getByText('This colour is too light.').first()).toBeVisible();
    await colour.fill(COLOUR.toUpperCase());
    await expect(branding(page).getByText('Text on it, in white')).toBeVisible();
    await colour.press('Enter');
    await expect(toastSaying(page, 'Colour saved')).toBeVisible();
    await expectAccessible(page, 'branding of a company');
    await page.setViewportSize({ width: 375, height: 720 });
    await expectNoSidewaysScroll(page);

    const posting = await postingOf(person, id, name);
    const visitor = await otherDevice.newPage();
    await visitor.goto(`/companies/${id}`);
    await expect(visitor.getByRole('heading', { name })).toBeVisible();
    await expect.poll(() => shownLogos(visitor)).toBe(1);
    await expect(visitor.locator(`main rect[fill="${COLOUR}"]`)).toBeVisible();
    await expect(branding(visitor)).toHaveCount(0);
    await visitor.goto(`/opportunities/${posting}`);
    await expect.poll(() => shownLogos(visitor)).toBe(1);
    await expect(visitor.locator(`main rect[fill="${COLOUR}"]`)).toBeVisible();
    await expectAccessible(visitor, 'a posting with branding');

    // The picture at its own address is a picture and nothing else.
    const source = await visitor.getByRole('main').locator('img').first().getAttribute('src');
    const answer = await visitor.goto(source ?? '');
    expect(answer?.headers()).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    expect(await visitor.title()).not.toBe('run');
    expect((await answer?.body())?.includes('script')).toBe(false);
  });

  test('below the plan it is kept and not shown; a member removes it', async ({
    page,
    signedUp,
    otherDevice,
  }) => {
    const person = await signedUp({ role: 'employer', confirmed: true, onboarded: true });
    const { id } = await companyOf(person, 'enterprise');
    await page.goto(`/companies/${id}`);
    await choose(page, 'logo.png', await logoFile());
    await expect(toastSaying(page, 'Logo saved')).toBeVisible();
    await setPlan(id, 'growth');
    await page.reload();
    await expect(branding(page).getByText('Yours is saved but not shown.')).toBeVisible();
    await expect(branding(page).getByText('Drop your file here')).toHaveCount(0);
    const visitor = await otherDevice.newPage();
    await visitor.goto(`/companies/${id}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await visitor.getByRole('main').locator('img').count()).toBe(0);
    await branding(page).getByRole('button', { name: 'Remove logo' }).press('Enter');
    await expect(toastSaying(page, 'Logo removed')).toBeVisible();
    await expect(branding(page).getByText('Yours is saved but not shown.')).toHaveCount(0);
  });

  test('an admin removes a logo that breaks the rules, and members read why', async ({
    page,
    signedUp,
    otherDevice,
  }) => {
    const person = await signedUp({ role: 'employer', confirmed: true, onboarded: true });
    const { id, name } = await companyOf(person, 'enterprise');
    await page.goto(`/companies/${id}`);
    await choose(page, 'logo.png', await logoFile());
    await expect(toastSaying(page, 'Logo saved')).toBeVisible();

    const admin = await otherDevice.newPage();
    await asAdmin(admin);
    await admin.goto(`/companies/${id}`);
    await admin.getByRole('button', { name: 'Remove branding' }).click();
    const dialog = admin.getByRole('dialog', { name: `Remove the branding of ${name}?` });
    await dialog.getByRole('radio', { name: /belongs to another company/ }).check();
    await dialog.getByRole('button', { name: 'Remove branding' }).click();
    await expect(toastSaying(admin, 'Branding removed')).toBeVisible();
    await expect(admin.getByRole('button', { name: 'Remove branding' })).toHaveCount(0);

    await page.reload();
    await expect(branding(page).getByText('We removed your branding')).toBeVisible();
    await expect(branding(page).getByText('The logo belongs to another company.')).toBeVisible();
  });
});
