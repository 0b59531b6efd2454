import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/* What the browser's sources do in one place only. */

const ROOT = join(import.meta.dirname, '..', '..');
const sources = globSync('frontend/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

it('decides by the server’s time: only what measures how long something takes asks the device', () => {
  expect(filesWith(/\bDate\.now\b|\bnew Date\(\)|\bDate\(\)|Temporal\.Now/).toSorted()).toEqual([
    'frontend/core/api/request.ts',
    'frontend/core/inbox/asking.ts',
    'frontend/core/inbox/liveSocket.ts',
    'frontend/core/inbox/socketProof.ts',
    'frontend/core/inbox/watchInbox.ts',
    // At build time.
    'frontend/prerender/plugin.ts',
    'frontend/ui/time/serverTime.ts',
  ]);
});

it('keeps the keys of input methods from all handlers in one place', () => {
  expect(filesWith(/\bisComposing\b|\bkeyCode\b/)).toEqual(['frontend/core/page/inputMethods.ts']);
});

it('listens for keys at the window, before that place can keep them, only where any key is a sign of activity', () => {
  const listening = /'keydown'|\bonKeyDownCapture\b/;
  const capturing = /capture: true|\bonKeyDownCapture\b|'keydown',[^;]*,\s*true\b/;
  const both = filesWith(listening).filter((file) => filesWith(capturing).includes(file));
  expect(both.toSorted()).toEqual([
    'frontend/app/layouts/returnPosition.ts',
    'frontend/core/inbox/watchInbox.ts',
    'frontend/core/page/inputMethods.ts',
    // Its listener for keys is at the document, and does not capture.
    'frontend/ui/overlays/Tip.tsx',
  ]);
});

it('stops at a length only what is typed to search or to narrow down a list: a field of a form says what is too long', () => {
  const others = filesWith(/\bmaxLength=/).filter(
    (file) => !/Filter|Search|AddSkill|OpenChoice|Combobox|FindJudges/.test(file),
  );
  // Pages with a search field of their own.
  expect(others.toSorted()).toEqual([
    'frontend/features/conversations/pages/MessagesPage.tsx',
    'frontend/features/fairness/pages/CompanyFairnessPage.tsx',
    'frontend/features/platform-settings/pages/PlatformSettingsPage.tsx',
  ]);
});
