import { shownDomain, unicodeDomain } from './shown-domain.ts';

/** An address as users see it: the domain in its own script where that is safe. */
export const shownAddress = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + shownDomain(address.slice(at));
};

/** An address with its domain in its own script whatever it looks like, to search by. */
export const unicodeAddress = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + unicodeDomain(address.slice(at));
};
