import { drawnLogo } from '#functions/scenarios/logo.ts';
import { address, confirm, DOMAIN, type Person, type Scene, signUp } from './scene.ts';

const COLOUR = '#0b5f8a';

/** A member gives the company, whose plan opens it, a logo and a colour, and an admin removes both. */
export const brand = async ({ browser }: Person, admin: Person, { visitor }: Scene): Promise<void> => {
  const { company } = await browser.look('companies.mine');
  const params = { id: company.id };
  await admin.browser.look('moderation.setPlan', { params, body: { plan: 'enterprise' } });
  const image = drawnLogo(COLOUR, 0).image.toString('base64');
  await browser.call('companies.saveColour', { params, body: { colour: COLOUR } });
  const { ownBranding } = await browser.call('companies.saveLogo', { params, body: { image } });
  await visitor.call('companies.logo', { params: { id: company.id, hash: ownBranding.logo } });
  await browser.call('companies.removeLogo', { params });
  const body = { reason: 'The logo belongs to another company.' };
  await admin.browser.call('moderation.removeBranding', { params, body });
  await admin.browser.look('moderation.setPlan', { params, body: { plan: company.plan } });
};

/** Employers who wait for an admin, with the company of the first. */
export interface Newcomers {
  readonly founder: Person;
  readonly colleague: Person;
  readonly companyId: string;
}

/** An employer creates a company, and another joins it and leaves it. */
export const found = async (scene: Scene): Promise<Newcomers> => {
  const [founder, colleague] = [
    await signUp(scene, 'employer', 'employer'),
    await signUp(scene, 'employer-2', 'employer'),
  ];
  await confirm(scene, founder, 'employer');
  await confirm(scene, colleague, 'employer-2');
  const fields = {
    name: 'Harbour & Co',
    site: `https://${DOMAIN}`,
    sector: 'Shipping',
    size: '11-50',
    place: 'Boston',
    about: 'We write the software that pilots use to bring ships into the harbour.',
  };
  const { id, version } = await founder.browser.call('companies.create', { body: fields });
  const params = { id };
  await founder.browser.call('companies.save', { params, body: { ...fields, place: 'Salem', version } });
  await founder.browser.call('companies.mine');

  const theirs = { id, userId: colleague.id };
  const ask = () => colleague.browser.call('companies.addMember', { params, body: {} });
  await founder.browser.call('companies.addMember', { params, body: { email: address('employer-3') } });
  await ask();
  await founder.browser.call('companies.members', { params });
  await founder.browser.call('companies.approveMember', { params: theirs });
  await founder.browser.call('companies.removeMember', { params: theirs });
  await ask();
  await colleague.browser.call('companies.leave');
  return { founder, colleague, companyId: id };
};
