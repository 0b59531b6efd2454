// Runs in CloudFront (runtime cloudfront-js-2.0), which knows far less of JavaScript than Node: edge-syntax.ts lists what
// may be used here, and refuses the rest. Before it come the constants that edge.ts writes:
//   SCREENS   the screens' paths as a tree of lower-case segments; ':' is a parameter. A leaf, or the entry '/' of a
//             node, is 2 for a page of its own, 1 for the shell
//   VARIANTS  second pages of screens: `file` instead of `page` when the query has `field` with `value`
//   FILES     the site's files, each with the value 1

/** The file that answers a path: its own, a screen's page or the shell, the not-found page for everything else. */
// biome-ignore lint/correctness/noUnusedVariables: request.js and response.js follow this file
function fileFor(path) {
  if (FILES[path] === 1) return path;
  // The browser's router takes screens in any case and with a slash at the end, so this does too.
  const screen = path.length > 2 && path.endsWith('/') ? path.slice(0, -1).toLowerCase() : path.toLowerCase();
  const kind = kindOf(screen);
  if (kind === 2) return screen === '/' ? '/index.html' : `${screen}.html`;
  return kind === 1 ? '/app.html' : '/404.html';
}

/** The address of a page whose file was asked for: `/features` for `/features.html`. The shell has none of its own. */
// biome-ignore lint/correctness/noUnusedVariables: request.js follows this file
function addressOf(path) {
  const variant = VARIANTS.find((one) => one.file === path);
  if (variant !== undefined) return variant.address;
  if (path === '/index.html' || path === '/app.html') return '/';
  const screen = path.endsWith('.html') ? path.slice(0, -5) : '';
  return kindOf(screen) === 2 ? screen : undefined;
}

function kindOf(screen) {
  if (screen === '/') return SCREENS['/'];
  return screen.charAt(0) === '/' ? kindIn(SCREENS, screen.split('/'), 1) : undefined;
}

function kindIn(node, segments, index) {
  if (index === segments.length) return typeof node === 'object' ? node['/'] : node;
  const segment = segments[index];
  if (typeof node !== 'object' || segment === '') return undefined;
  const exact = has(node, segment) ? kindIn(node[segment], segments, index + 1) : undefined;
  return exact === undefined && has(node, ':') ? kindIn(node[':'], segments, index + 1) : exact;
}

function has(node, key) {
  // biome-ignore lint/suspicious/noPrototypeBuiltins: CloudFront has no Object.hasOwn
  return Object.prototype.hasOwnProperty.call(node, key);
}
