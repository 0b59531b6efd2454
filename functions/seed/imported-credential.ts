import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import type { Account } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import { importText } from '#functions/features/imported-credentials/create.ts';
import { importsOf } from '#functions/parts/imported-credentials/repository.ts';
import { getTrustedIssuers, replaceTrustedIssuers } from '#functions/parts/trusted-issuers/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { multikeyOf } from '#shared/features/credentials/signature.ts';
import { accountsOf } from './asks.ts';
import type { Person } from './people/person.ts';

const ISSUER_NAME = 'Harbour Academy';

/** A pair of keys whose private half is forgotten: nobody can issue more in the name of the demo’s academy. */
const newIssuer = async () => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const { x = '' } = await exportJWK(publicKey);
  return { address: `did:key:${multikeyOf(Buffer.from(x, 'base64url'))}`, privateKey };
};

const badgeFor = ({ email }: Account, issuer: string, issuedAt: Date) => ({
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ],
  id: 'urn:uuid:5a2f4f0e-4f5b-4a86-8a0c-6f6f7c1d9f21',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: issuer, type: ['Profile'], name: ISSUER_NAME },
  validFrom: issuedAt.toISOString(),
  credentialSubject: {
    type: ['AchievementSubject'],
    identifier: [
      { type: 'IdentityObject', identityType: 'emailAddress', hashed: false, identityHash: email },
    ],
    achievement: {
      id: 'urn:uuid:9f0d3c64-9a4f-4b6f-9c43-3f6e4c2b7a10',
      type: ['Achievement'],
      name: 'Databases for small services',
      description: 'Designs, queries and backs up the database of a small service.',
      criteria: {
        narrative:
          'Four assignments on a schema of twelve tables, and an examination of two hours in the presence of a teacher.',
      },
      tag: ['SQL', 'PostgreSQL'],
    },
  },
});

/** The demo student has imported a badge of an academy that the admins trust. False when there is an import already. */
export const storeDemoImport = async (
  people: readonly Person[],
  { anchor, now }: { readonly anchor: Date; readonly now: Date },
): Promise<boolean> => {
  const { demo } = await accountsOf('student', people, 0);
  if (!demo || (await importsOf(demo.id)).length > 0) return false;
  const { address, privateKey } = await newIssuer();
  const { issuers, version } = await getTrustedIssuers();
  const list = {
    issuers: [...issuers, { name: ISSUER_NAME, address }],
    version: version + 1,
    changedAt: anchor.toISOString(),
  };
  await transact({ list: replaceTrustedIssuers(list) });
  const badge = badgeFor(demo, address, new Date(anchor.getTime() - 75 * DAY_MS));
  const text = await new CompactSign(new TextEncoder().encode(JSON.stringify(badge)))
    .setProtectedHeader({ alg: 'EdDSA' })
    .sign(privateKey);
  await importText(demo, text, now);
  return true;
};
