// Runs in CloudFront (runtime cloudfront-js-2.0), behind the constants that edge.ts writes in front of it:
//   SCREENS   the paths without holes, in lower case, with 2 for a page of its own, 1 for the shell
//   PATTERNS  the paths with holes, as lists of lower-case segments, a hole being ''
//   FILES     the site's files, each with the value 1

/** The file that answers a path: its own, a screen's page or the shell, the not-found page for everything else. */
// biome-ignore lint/correctness/noUnusedVariables: request.js and response.js stand behind this file
function fileFor(path) {
  if (FILES[path] === 1) return path;
  // The browser's router takes screens in any case and with a slash at the end, so this does too.
  const screen = path.length > 2 && path.endsWith('/') ? path.slice(0, -1).toLowerCase() : path.toLowerCase();
  if (SCREENS[screen] === 2) return screen === '/' ? '/index.html' : `${screen}.html`;
  if (SCREENS[screen] === 1) return '/app.html';
  const segments = screen.split('/');
  return PATTERNS.some((pattern) => fits(pattern, segments)) ? '/app.html' : '/404.html';
}

/** The address of a page whose file was asked for: `/features` for `/features.html`. The shell's is anybody's. */
// biome-ignore lint/correctness/noUnusedVariables: request.js is appended to this file
function addressOf(path) {
  if (path === '/index.html' || path === '/app.html') return '/';
  const screen = path.endsWith('.html') ? path.slice(0, -5) : '';
  return SCREENS[screen] === 2 ? screen : undefined;
}

function fits(pattern, segments) {
  if (pattern.length !== segments.length || segments[0] !== '') return false;
  // What is before the first slash is empty; any other empty part is a hole, which something must fill.
  return pattern.every((part, index) => {
    if (index === 0) return true;
    return part === '' ? segments[index] !== '' : part === segments[index];
  });
}
