// An import would load lists of blocked addresses with it, in every function.
const { isIPv4, isIPv6 } = process.getBuiltinModule('node:net');

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): string[] => {
  // URL writes an address in its one canonical form (RFC 5952), the last two groups of a mapped one in hex too.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
};

/** The IPv4 address within `::ffff:a.b.c.d`, or undefined. */
const mappedIPv4 = (groups: readonly string[]): string | undefined => {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
};

/**
 * Who sent a request, as limits see it: an IPv4 address, or the /64 network of an IPv6 one, in which a single customer
 * has as many addresses as they like. It is read from `CloudFront-Viewer-Address` (`192.0.2.7:4711`,
 * `2001:db8::7:4711`), which CloudFront sets whatever a viewer sends; `guardOrigin` accepts only what came through
 * there. Throws when it is missing or malformed: that is a distribution that does not pass it on, not a bad request.
 */
export const senderOf = (headers: Readonly<Record<string, string | undefined>>): string => {
  const viewer = headers['cloudfront-viewer-address'] ?? '';
  const address = viewer.slice(0, viewer.lastIndexOf(':')).replace(/^\[(.*)\]$/, '$1');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) throw new Error('CloudFront did not say whose request this is.');
  const groups = groupsOf(address.replace(/%.*$/, ''));
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
};

/** The header's value for a sender: `senderOf` has the same sender of it. For requests on a user's behalf. */
export const viewerAddressOf = (sender: string): string => `${sender.replace(/\/64$/, '')}:443`;
