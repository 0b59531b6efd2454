import type { TrustedIssuer } from '#shared/features/trusted-issuers/schema.ts';
import { member } from './members.ts';

/** Makes these the trusted issuers, as an admin. */
export const trust = async (...issuers: TrustedIssuer[]): Promise<void> => {
  const { browser } = await member({ role: 'admin' });
  const { version } = (await browser.call('trusted-issuers.get')).body;
  (await browser.call('trusted-issuers.set', { body: { issuers, version } })).body;
};
