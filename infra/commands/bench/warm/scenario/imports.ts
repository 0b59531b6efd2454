import { firstOf, type Person } from './scene.ts';

/** An admin looks after the list of trusted issuers. */
export const trustIssuers = async ({ browser }: Person): Promise<void> => {
  const { issuers, version } = await browser.call('trusted-issuers.get');
  await browser.call('trusted-issuers.set', { body: { issuers, version } });
};

/** The demo student looks at the credential of another issuer, imports it again, and removes another that was refused. */
export const importCredentials = async ({ browser }: Person): Promise<void> => {
  const { items } = await browser.call('imported-credentials.list');
  const { id } = firstOf('imported credential', [...items], ({ status }) => status === 'verified');
  const { credential } = await browser.call('imported-credentials.get', { params: { id } });
  await browser.call('imported-credentials.create', { body: { credential } });
  const body = { credential: '{"type":"Assertion"}' };
  const refused = await browser.look('imported-credentials.create', { body });
  await browser.call('imported-credentials.remove', { params: { id: refused.id } });
};
