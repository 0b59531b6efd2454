/*
 * Domains with letters beyond ASCII (IDNA): they are stored and compared as the URL standard writes them, in ASCII, and shown in
 * their own script where that cannot be mistaken for another domain (decision 0255).
 */

/** A label as the DNS has it: 63 characters at most, no hyphen at its ends. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** What ends a host in a web address or stands for something else there: it belongs to no domain. */
const NOT_IN_DOMAIN = /[\s/?#:@\\%[\]<>^|`{}"]/;

/**
 * A domain in lower case and in ASCII, as browsers send it: `xn--mnchen-3ya.de` for `München.de`. Undefined when it is none,
 * or has no dot, or is an IP address.
 */
export const asciiDomain = (domain: string): string | undefined => {
  const address = `http://${domain}`;
  if (NOT_IN_DOMAIN.test(domain) || !URL.canParse(address)) return undefined;
  const { hostname } = new URL(address);
  const labels = hostname.split('.');
  const isDomain = hostname.length <= 253 && labels.length > 1 && labels.every((label) => LABEL.test(label));
  return isDomain && !/^\d+$/.test(labels.at(-1) ?? '') ? hostname : undefined;
};
