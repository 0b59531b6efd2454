import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DASHBOARD_SCREENS } from './registry/all.ts';
import { PUBLIC_SCREENS } from './registry/public.ts';

const SOURCE = readFileSync(join(import.meta.dirname, 'early.js'), 'utf8');

/** What the script writes on the root of a page. */
const early = (pathname: string, stored: Record<string, string> = {}, cookie = ''): DOMStringMap => {
  const dataset: DOMStringMap = {};
  const storage = { getItem: (key: string) => stored[key] ?? null };
  new Function('document', 'localStorage', 'location', SOURCE)(
    { documentElement: { dataset }, cookie },
    storage,
    { pathname },
  );
  return dataset;
};

test.each(DASHBOARD_SCREENS.map(({ path }) => path))('%s has the frame of the dashboard', (path) => {
  expect(early(path).frame).toBe('dashboard');
  expect(early(path.toUpperCase()).frame).toBe('dashboard');
});

test.each(PUBLIC_SCREENS.filter(({ prerendered }) => !prerendered))(
  '$path has the frame of its layout',
  (screen) => {
    const { frame } = early(screen.path);
    expect(frame).toBe(
      screen.layout === 'shared' ? 'shared' : screen.path.startsWith('/auth/') ? 'auth' : 'bare',
    );
  },
);

test('the theme, the hint and the sidebar are known before the first paint', () => {
  expect(early('/', { theme: 'dark', 'signed-in': 'mentor' }, 'a=b; sidebar_state=false')).toMatchObject({
    theme: 'dark',
    signedIn: '',
    sidebar: 'false',
  });
  expect(early('/', { theme: 'pink' })).toEqual({ frame: 'bare', sidebar: '' });
});
