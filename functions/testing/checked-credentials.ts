import { gzipSync } from 'node:zlib';
import { checkCredential } from '#functions/features/imported-credentials/check/check.ts';
import type { Fetched } from '#functions/features/imported-credentials/check/fetch.ts';
import type { TrustedIssuer } from '#shared/features/trusted-issuers/schema.ts';
import { type ForeignIssuer, foreignIssuer, openBadge, signed, V2 } from './foreign-credentials.ts';

export const EMAIL = 'ada@example.com';
export const NOW = new Date('2026-06-15T12:00:00.000Z');
export const WEB = 'https://badges.harbour.example';
export const DID_WEB = 'did:web:badges.harbour.example';

/** What is at which address; everything else cannot be reached. */
type Pages = Readonly<Record<string, object | string | 'gone'>>;

const pageOf = (page: Pages[string] | undefined): Fetched => {
  if (page === undefined) return undefined;
  return page === 'gone' ? { gone: true } : { text: typeof page === 'string' ? page : JSON.stringify(page) };
};

/** Checks a credential, for which these issuers are trusted and have these pages. */
export const check = async (
  credential: object | string,
  { trusted = [], pages = {} }: { trusted?: readonly string[]; pages?: Pages } = {},
) => {
  const asked: string[] = [];
  const fetch = async (url: URL) => {
    asked.push(url.href);
    return pageOf(pages[url.href]);
  };
  const issuers: TrustedIssuer[] = trusted.map((address) => ({ name: 'Harbour Academy of Leith', address }));
  const text = typeof credential === 'string' ? credential : JSON.stringify(credential);
  const found = await checkCredential(text, { emails: [EMAIL], trusted: issuers, fetch, now: NOW });
  const { status, reason, described } = found;
  return { verdict: reason ?? status, described, asked };
};

/** What a check finds, in one word: the reason, or the status where there is none. */
export const verdict = async (...given: Parameters<typeof check>) => (await check(...given)).verdict;

/** A badge of an issuer, signed as linked data. */
export const sign = (issuer: ForeignIssuer, given: Record<string, unknown> = {}) =>
  signed(issuer, openBadge(issuer.id, EMAIL, given), NOW);

/** A status list of an issuer in which these positions are set. */
export const statusList = (issuer: ForeignIssuer, id: string, set: readonly number[], given: object = {}) => {
  const bits = Buffer.alloc(16_384);
  for (const index of set) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index % 8));
  return signed(
    issuer,
    {
      '@context': [V2],
      id,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: issuer.id,
      validFrom: '2026-06-01T00:00:00Z',
      credentialSubject: {
        id: `${id}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList: `u${gzipSync(bits).toString('base64url')}`,
        ...given,
      },
    },
    NOW,
  );
};

export const STATUS = `${WEB}/status/1`;
/** A credential’s entry in the status list of the issuer. */
export const entry = (statusListIndex: unknown, given: object = {}) => ({
  credentialStatus: {
    id: `${STATUS}#${statusListIndex}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex,
    statusListCredential: STATUS,
    ...given,
  },
});

/** An issuer by `did:web` with its document, and perhaps with a status list. */
export const webIssuer = async (set: readonly number[] = []) => {
  const issuer = await foreignIssuer(DID_WEB);
  const pages: Pages = {
    [`${WEB}/.well-known/did.json`]: issuer.document,
    [STATUS]: await statusList(issuer, STATUS, set),
  };
  return { issuer, pages, trusted: [DID_WEB] };
};
