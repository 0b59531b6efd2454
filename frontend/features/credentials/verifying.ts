import { checkText, type Finding } from '#shared/features/credentials/check.ts';
import type { IssuerDocument } from '#shared/features/credentials/documents.ts';
import { isIssuerDocument } from '#shared/features/credentials/issuer.ts';
import { documentPath } from '#shared/features/credentials/paths.ts';
import { fetchDocument, fetchIssuer, fetchStatusList } from './published.ts';

const PAGE = /^\/credentials\/([\w-]{1,64}?)(\.json)?\/?$/;

/** Which credential of this site a link leads to; undefined for a text that is none. */
export const linkedCredential = (text: string, origin: string): string | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { origin: of, pathname } = new URL(text);
  return of === origin ? PAGE.exec(pathname)?.[1] : undefined;
};

/** Whether a text is a link, of whatever site. */
export const isLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

/** The issuer of this site, from a page that may be offline by now; undefined where it cannot be had. */
export const issuerOrNone = async (): Promise<IssuerDocument | undefined> => {
  const issuer = await fetchIssuer().catch(() => undefined);
  return isIssuerDocument(issuer) ? issuer : undefined;
};

/** The signed document of a credential of this site. */
export const fetchCredential = (id: string): Promise<string> => fetchDocument(documentPath(id));

/** Checks the text of a credential or of a bundle in this browser. The status list alone is asked for. */
export const findingOf = (text: string, issuer: IssuerDocument | undefined, now: Date): Promise<Finding> =>
  checkText(text, {
    issuer,
    statusList: (address) => fetchStatusList(address).catch(() => undefined),
    now,
  });
