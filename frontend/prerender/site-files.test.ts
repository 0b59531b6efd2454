import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/core/durations.ts';
import { securityTxt, siteMap } from './site-files.ts';

test.each(['2026-01-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z', '2028-02-29T12:00:00.000Z'])(
  'security.txt of %s names the contact form and expires within a year',
  (builtAt) => {
    const text = securityTxt(new Date(builtAt));
    expect(text).toContain('Contact: {{site-url}}/contact\n');
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - Date.parse(builtAt)) / DAY_MS;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);

test('the site map has the pages that functions render', () => {
  expect(siteMap([], ['/study-abroad/de'])).toContain('<url><loc>{{site-url}}/study-abroad/de</loc></url>');
});
