import { address, confirm, DOMAIN, type Person, type Scene, signUp } from './scene.ts';

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
