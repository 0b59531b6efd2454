import { expect, test } from 'vitest';
import { bakedSvg, credentialInSvg } from '../pictures/svg.ts';
import { badgePicture } from './badge.ts';

const CREDENTIAL = {
  kind: 'assessed' as const,
  achievement: { id: 'knots', version: 1, name: 'Knots & <lines>', criteria: 'Pass', skills: [] },
  recipient: 'Ada "]]>" Lovelace',
  issuedAt: '2026-11-27T12:00:00.000Z',
  validUntil: '2028-11-27T12:00:00.000Z',
};

test('the picture says what was achieved, by whom and until when, and holds the credential', () => {
  const picture = badgePicture(CREDENTIAL);
  expect(picture).toContain('Knots &amp; &lt;lines&gt;');
  expect(picture).toContain('Ada &quot;]]&gt;&quot; Lovelace');
  expect(picture).toContain('>Assessed<');
  expect(picture).toContain('Valid until 27 November 2028');
  // It is well formed: reading it again finds what was put in.
  expect(credentialInSvg(bakedSvg(picture, '{"a":"]]>"}'))).toBe('{"a":"]]>"}');
});

test('one that does not expire says nothing of a day', () => {
  expect(badgePicture({ ...CREDENTIAL, kind: 'badge', validUntil: null })).not.toContain('Valid until');
});
