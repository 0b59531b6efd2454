import { saveFile } from '#frontend/core/page/saveFile.ts';
import type { WholeCredential } from '#shared/features/credentials/schema.ts';
import { badgePicture } from './drawing/badge.ts';
import { drawnPng } from './drawing/png.ts';
import { bakedSvg } from './pictures/svg.ts';
import { fetchIssuer, fetchStatusList } from './published.ts';

/** The forms in which a credential is given on. */
export const SHARE_FORMS = ['png', 'svg', 'json', 'bundle'] as const;
export type ShareForm = (typeof SHARE_FORMS)[number];

interface FormText {
  readonly label: string;
  /** What it is good for. */
  readonly use: string;
}

export const SHARE_TEXTS: Readonly<Record<ShareForm, FormText>> = {
  png: { label: 'Picture (PNG)', use: 'For websites and mails. The credential is inside.' },
  svg: { label: 'Picture (SVG)', use: 'The same, sharp at any size.' },
  json: { label: 'Credential (JSON)', use: 'For wallets and other platforms.' },
  bundle: {
    label: 'Offline bundle (JSON)',
    use: 'With its status as of today, so that it is checked without a network.',
  },
};

/** `react-essentials-assessed`: the name of its files. */
const fileName = ({ achievement, kind }: WholeCredential): string => {
  const words = `${achievement.name} ${kind === 'badge' ? 'badge' : kind}`.normalize('NFKD').toLowerCase();
  return words
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
};

/** A credential with all that its check needs, as text. */
const bundleOf = async (credential: string): Promise<string> => {
  const document: { credentialStatus: { statusListCredential: string } } = JSON.parse(credential);
  const [issuer, statusList] = await Promise.all([
    fetchIssuer(),
    fetchStatusList(document.credentialStatus.statusListCredential),
  ]);
  return JSON.stringify({ credential: document, issuer, statusList }, null, 2);
};

/** Has the browser save a credential in one of its forms. */
export const saveCredential = async (credential: WholeCredential, form: ShareForm): Promise<void> => {
  const { document } = credential;
  const name = fileName(credential);
  switch (form) {
    case 'json':
      return saveFile(`${name}.json`, 'application/json', document);
    case 'bundle':
      return saveFile(`${name}-bundle.json`, 'application/json', await bundleOf(document));
    case 'svg':
      return saveFile(`${name}.svg`, 'image/svg+xml', bakedSvg(badgePicture(credential), document));
    case 'png':
      return saveFile(`${name}.png`, 'image/png', await drawnPng(badgePicture(credential), document));
  }
};

/** The form of LinkedIn that adds a credential to a profile, filled in. */
export const addToProfileLink = (
  { id, achievement, issuedAt, validUntil }: WholeCredential,
  page: string,
  issuer: string,
): string => {
  const day = (moment: string) => new Date(moment);
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: achievement.name,
    organizationName: issuer,
    issueYear: String(day(issuedAt).getUTCFullYear()),
    issueMonth: String(day(issuedAt).getUTCMonth() + 1),
    ...(validUntil !== null && {
      expirationYear: String(day(validUntil).getUTCFullYear()),
      expirationMonth: String(day(validUntil).getUTCMonth() + 1),
    }),
    certUrl: page,
    certId: id,
  });
  return `https://www.linkedin.com/profile/add?${fields}`;
};
