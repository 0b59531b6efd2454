import { isEmpty } from '../profile/rules.ts';
import type { Basics } from '../profile/sections.ts';
import type { AcceptedParts } from './routes.ts';

// Without schemas: the browser loads it with the review.

/** A text as it is compared: without differences of case, width and white space. */
export const fold = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Pages often leave out the scheme of a link. */
export const addressOf = (link: string): string =>
  /^https?:\/\//i.test(link) ? link : `https://${link.replace(/^\/+/, '')}`;

/** The host of a link, without `www.`; empty when it is none. */
const hostOf = (link: string): string => {
  try {
    return new URL(addressOf(link)).hostname.replace(/^www\./, '');
  } catch {
    return '';
  }
};

const NETWORKS: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'x.com': 'X',
  'twitter.com': 'X',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'medium.com': 'Medium',
};

const bare = (link: string | undefined): string => fold(link).replace(/^https?:\/\/(www\.)?|\/$/g, '');
const sameLink = (a: string | undefined, b: string): boolean => bare(a) === bare(b);

/** Adds a link: the first that belongs to no network is the person's own page. */
const withLink = (basics: Basics, link: string): Basics => {
  const { profiles = [] } = basics;
  const address = addressOf(link);
  if (sameLink(basics.url, address) || profiles.some(({ url }) => sameLink(url, address))) return basics;
  const network = NETWORKS[hostOf(address)];
  if (!network && isEmpty(basics.url)) return { ...basics, url: address };
  return { ...basics, profiles: [...profiles, { network: network ?? hostOf(address), url: address }] };
};

/** `Berlin, Germany`: what follows the last comma is the region. */
export const placeIn = (location: string): NonNullable<Basics['location']> => {
  const comma = location.lastIndexOf(',');
  const city = comma < 0 ? location : location.slice(0, comma).trim();
  const region = comma < 0 ? '' : location.slice(comma + 1).trim();
  return { city, ...(region !== '' && { region }) };
};

const withPlace = (basics: Basics, location: string): Basics =>
  fold(placeLine(basics)) === fold(location) ? basics : { ...basics, location: placeIn(location) };

/** The place of basics as one line, as resumes have it. */
export const placeLine = ({ location: { city = '', region = '' } = {} }: Basics): string =>
  [city, region].filter((part) => part !== '').join(', ');

/** A change of basics by one part of a result, with the path of that part. */
export interface BasicsChange {
  readonly path: string;
  readonly apply: (basics: Basics) => Basics;
}

/** The changes that the taken parts of a result make. */
export const basicsChanges = (parts: AcceptedParts): BasicsChange[] => {
  const { name, email, phone, location, summary, links } = parts;
  const one = (
    path: string,
    value: string | null | undefined,
    apply: (basics: Basics, value: string) => Basics,
  ): BasicsChange[] => (value ? [{ path, apply: (basics) => apply(basics, value) }] : []);
  return [
    ...one('name', name, (basics, value) => ({ ...basics, name: value })),
    ...one('email', email, (basics, value) => ({ ...basics, email: value.toLowerCase() })),
    ...one('phone', phone, (basics, value) => ({ ...basics, phone: value })),
    ...one('location', location, withPlace),
    ...one('summary', summary, (basics, value) => ({ ...basics, summary: value })),
    ...links.flatMap((link, i) => one(`links.${i}`, link, withLink)),
  ];
};
