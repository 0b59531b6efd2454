import { PATHS } from '#frontend/core/paths.ts';
import { PRODUCT } from '#shared/core/product.ts';
import type { Page } from './page.ts';
import { SITE_URL_MARK } from './site-url.ts';

/**
 * The addresses of all pages that search engines should know, but for those of opportunities, events, challenges and the library: they
 * have site maps of their own.
 * @param rendered the paths of the pages that functions render
 */
export const siteMap = (pages: readonly Page[], rendered: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...pages.filter(({ card }) => card !== null).map(({ path }) => path), ...rendered].map(
      (path) => `<url><loc>${SITE_URL_MARK}${path}</loc></url>`,
    ),
    '</urlset>\n',
  ].join('\n');

/** Allows crawlers on public pages. (Stages that should not be indexed get another file at deployment.) */
export const robots = (): string =>
  [
    'User-agent: *',
    'Allow: /api/opportunities/feed.xml',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /onboarding',
    '',
    `Sitemap: ${SITE_URL_MARK}/sitemap.xml`,
    `Sitemap: ${SITE_URL_MARK}/sitemap-opportunities.xml`,
    `Sitemap: ${SITE_URL_MARK}/sitemap-events.xml`,
    `Sitemap: ${SITE_URL_MARK}/sitemap-challenges.xml`,
    `Sitemap: ${SITE_URL_MARK}/sitemap-library.xml`,
    '',
  ].join('\n');

/** RFC 9116 advises less than a year. */
const SECURITY_TXT_MONTHS = 11;

/**
 * How to report a weakness, for researchers and their programs (RFC 9116). It expires with the month, so that builds of
 * the same month make the same file; each build and deployment renews it.
 */
export const securityTxt = (builtAt: Date): string => {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + SECURITY_TXT_MONTHS));
  return [
    `Contact: ${SITE_URL_MARK}${PATHS.contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${SITE_URL_MARK}/${SECURITY_TXT}`,
    '',
  ].join('\n');
};

/** Where programs look for it. */
export const SECURITY_TXT = '.well-known/security.txt';

const icon = (size: number, purpose: string) => ({
  src: purpose === 'maskable' ? '/icon-maskable-512.png' : `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a browser needs to put the site on a home screen. */
export const webManifest = (description: string): string =>
  JSON.stringify({
    id: '/',
    name: PRODUCT,
    short_name: PRODUCT,
    description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#faf7f0',
    theme_color: '#17513d',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
  });

/** The icons drawn from the favicon: file, width in pixels, and whether it fills the square to its corners. */
export const ICONS: readonly { readonly file: string; readonly width: number; readonly full: boolean }[] = [
  { file: 'icon-192.png', width: 192, full: false },
  { file: 'icon-512.png', width: 512, full: false },
  // Systems cut these two to their own shape.
  { file: 'icon-maskable-512.png', width: 512, full: true },
  { file: 'apple-touch-icon.png', width: 180, full: true },
];
