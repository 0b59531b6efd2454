import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { companyKey } from '#functions/parts/companies/repository.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { drawnLogo, picture } from '#functions/scenarios/logo.ts';
import { Browser, siteUrl } from '#functions/testing/api.ts';
import { apply } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { openPosting } from '#functions/testing/postings.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { asOperator, eventually, itemsOf, mailsTo } from '#functions/testing/stack.ts';
import { logoPath } from '#shared/core/branding.ts';
import { LOGO_UPLOADS } from '#shared/features/companies/branding-rules.ts';
import type { Plan } from '#shared/features/companies/plan-names.ts';

beforeAll(asOperator);

const COLOUR = '#0b5f8a';
const square = (red: number) => picture({ paint: () => [red, 90, 40, 255] }).toString('base64');

const branded = async (given: Parameters<typeof storeCompany>[1] = {}) => {
  const insider = await member({ role: 'employer' });
  const { id } = await storeCompany([insider], { plan: 'enterprise', ...given });
  return { insider, id };
};
const saveLogo = ({ browser }: Member, id: string, image: string) =>
  browser.call('companies.saveLogo', { params: { id }, body: { image } });
const saveColour = ({ browser }: Member, id: string, colour: string) =>
  browser.call('companies.saveColour', { params: { id }, body: { colour } });
const shownTo = async (browser: Browser, id: string) =>
  (await browser.call('companies.get', { params: { id } })).body.branding;
const logosOf = async (id: string) =>
  (await itemsOf(`company#${id}`)).filter(({ entity }) => entity === 'company-logo').length;
const setPlan = (id: string, plan: Plan) => updateItem(updateOf(companyKey(id), { set: { plan } }));
const fetchLogo = (id: string, hash: string, headers: Record<string, string> = {}) =>
  fetch(new URL(logoPath(id, hash), siteUrl()), { headers });

describe('branding', () => {
  it('is seen by visitors on the page and the postings of the company, and at an address that keeps', async () => {
    const { insider, id } = await branded();
    const posting = await openPosting(insider);
    const { logo } = (await saveLogo(insider, id, square(1))).body.ownBranding;
    await saveColour(insider, id, COLOUR);
    const expected = { logo, colour: COLOUR };
    expect(await shownTo(new Browser(), id)).toEqual(expected);
    const opened = await new Browser().call('opportunities.get', { params: { id: posting.id } });
    expect(opened.body.branding).toEqual(expected);
    const response = await fetchLogo(id, logo ?? '');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400, immutable, s-maxage=60',
    });
    const content = Buffer.from(await response.arrayBuffer());
    expect(content.subarray(1, 4).toString()).toBe('PNG');
  });

  it('needs the plan; below it what there is stays, unseen, and can be removed', async () => {
    const { insider, id } = await branded({ plan: 'growth' });
    for (const answer of [await saveLogo(insider, id, square(1)), await saveColour(insider, id, COLOUR)])
      expect([answer.status, answer.error.code]).toEqual([403, 'plan_required']);
    await setPlan(id, 'enterprise');
    const { logo } = (await saveLogo(insider, id, square(1))).body.ownBranding;
    await saveColour(insider, id, COLOUR);
    await setPlan(id, 'growth');
    expect(await shownTo(new Browser(), id)).toBeUndefined();
    const own = (await insider.browser.call('companies.get', { params: { id } })).body;
    expect(own.ownBranding).toEqual({ logo, colour: COLOUR, removedFor: '' });
    await setPlan(id, 'enterprise');
    expect(await shownTo(new Browser(), id)).toEqual({ logo, colour: COLOUR });
    await setPlan(id, 'startup');
    expect((await saveColour(insider, id, '')).body.ownBranding.colour).toBe('');
    const removed = await insider.browser.call('companies.removeLogo', { params: { id } });
    expect(removed.body.ownBranding.logo).toBeNull();
    expect(await logosOf(id)).toBe(0);
  });

  it('is not seen before the company is verified', async () => {
    const { insider, id } = await branded({ status: 'unverified' });
    expect((await saveColour(insider, id, COLOUR)).status).toBe(200);
    expect(await shownTo(new Browser(), id)).toBeUndefined();
  });

  it('has a colour that can be made out, and a picture that is one', async () => {
    const { insider, id } = await branded();
    const light = await saveColour(insider, id, '#ffd400');
    expect([light.status, light.error.fields?.colour]).toEqual([400, expect.stringContaining('too light')]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    const refused = await saveLogo(insider, id, svg);
    expect(refused.error.fields).toEqual({ image: 'Choose a PNG picture' });
    expect(await shownTo(new Browser(), id)).toBeUndefined();
  });

  it('is changed by members alone, who replace the record of a logo, one at a time', async () => {
    const { insider, id } = await branded();
    const outsider = await member({ role: 'employer' });
    expect((await saveLogo(outsider, id, square(1))).status).toBe(404);
    for (let round = 0; round < rounds(3, 20); round++) {
      const answers = await Promise.all([1, 2].map((n) => saveLogo(insider, id, square(round * 2 + n))));
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect(await logosOf(id)).toBe(1);
    }
    const { logo } = (await insider.browser.call('companies.get', { params: { id } })).body.ownBranding ?? {};
    expect((await fetchLogo(id, logo ?? '')).status).toBe(200);
    expect((await fetchLogo(id, 'a'.repeat(64))).status).toBe(404);
  });

  it('is uploaded a limited number of times a day', async () => {
    const { insider, id } = await branded();
    const answers: number[] = [];
    for (let n = 0; n <= LOGO_UPLOADS.limit; n++) answers.push((await saveLogo(insider, id, 'AAAA')).status);
    expect([...new Set(answers)]).toEqual([400, 429]);
    expect(answers.indexOf(429)).toBe(LOGO_UPLOADS.limit);
  });

  it('is removed by an admin with a reason that members read and the audit log keeps', async () => {
    const { insider, id } = await branded();
    const { logo } = (await saveLogo(insider, id, square(7))).body.ownBranding;
    await saveColour(insider, id, COLOUR);
    const admin = await member({ role: 'admin' });
    const reason = 'The logo is another company’s.';
    const remove = () =>
      admin.browser.call('moderation.removeBranding', { params: { id }, body: { reason } });
    expect((await remove()).body.ownBranding).toEqual({ logo: null, colour: '', removedFor: reason });
    expect((await remove()).status).toBe(200);
    expect((await fetchLogo(id, logo ?? '')).status).toBe(404);
    const { items } = (await admin.browser.call('admin.audit', { query: { limit: 50 } })).body;
    const entries = items.filter(({ target }) => target.id === id);
    expect(entries).toMatchObject([
      {
        action: 'remove_branding',
        reason,
        before: { logo, colour: COLOUR },
        after: { logo: null, colour: null },
      },
    ]);
    expect((await saveColour(insider, id, COLOUR)).body.ownBranding.removedFor).toBe('');
  });

  it('is at the top of mails to applicants, with the picture in the mail', async () => {
    const { insider, id } = await branded({ name: 'Quay <& Sons>' });
    const posting = await openPosting(insider);
    await saveLogo(insider, id, drawnLogo(COLOUR, 0).image.toString('base64'));
    await saveColour(insider, id, COLOUR);
    const applicant = await member();
    const address = (await getAccount(applicant.id))?.email ?? '';
    await apply(applicant, posting.id);
    const [mail] = await eventually('the mail', async () => {
      const mails = await mailsTo(address);
      return mails.length > 0 && mails;
    });
    expect(mail?.html).toContain('<img src="data:image/png;base64,');
    expect(mail?.html).toContain(`background:${COLOUR};color:#ffffff`);
    expect(mail?.html).toContain('Quay &lt;&amp; Sons&gt;</p>');
    expect(mail?.text).not.toContain('data:image');
  });
});
