import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MARKS } from '#frontend/prerender/head.ts';
import { SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { functionEntries } from '../bundling/function-entries.ts';

/** The inline scripts and styles of the trivial pages. */
export const INLINE = { script: 'let early', style: 'a{color:red}' };

/** A build with trivial bundles and pages, for synthesising without building. Returns its folder, a temporary one. */
export const buildFixture = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-build-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const { name } of functionEntries())
    write(`functions/${name}/index.mjs`, `export const handler = async () => '${name}';`);
  for (const page of ['index.html', 'features.html', 'app.html', '404.html'])
    write(
      `site/${page}`,
      `<!doctype html><link rel="canonical" href="{{site-url}}/"><script>${INLINE.script}</script><style>${INLINE.style}</style>`,
    );
  for (const template of Object.values(SITE_DOCUMENTS).filter((path) => path.startsWith('/templates/')))
    write(
      `site${template}`,
      `<head>${MARKS.about}${MARKS.more}</head><div data-prerendered="${MARKS.path}">${MARKS.markup}</div>${MARKS.data}`,
    );
  write('site/robots.txt', 'User-agent: *\nSitemap: {{site-url}}/sitemap.xml\n');
  write('site/.well-known/security.txt', 'Contact: {{site-url}}/contact\n');
  write('site/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('site/assets/index-abc123.js', 'export {};');
  return folder;
};
