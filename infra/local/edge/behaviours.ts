/**
 * Whether a path matches a CloudFront path pattern: `*` matches any run of characters, slashes too, `?` for one;
 * capitals count; a slash at the beginning may be left out.
 */
export const pathMatches = (pattern: string, path: string): boolean => {
  const full = pattern.startsWith('/') ? pattern : `/${pattern}`;
  const expression = full
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${expression}$`, 's').test(path);
};

/** The path as CloudFront compares it with the patterns: dot segments resolved (RFC 3986), escapes as they are. */
export const normalised = (path: string): string => {
  try {
    return new URL(`http://edge${path}`).pathname;
  } catch {
    return path;
  }
};
