import { expect, test } from 'vitest';
import { OTHER } from '#frontend/core/forms/reasons.ts';
import { credentials } from '#shared/features/credentials/routes.ts';
import type { WatchedCredential } from '#shared/features/credentials/schema.ts';
import { CREDENTIAL_DECISIONS } from './watched.ts';
import { credentialReasonSchema, credentialRequest } from './watchedRequests.ts';

const ISSUED: WatchedCredential = {
  id: 'one',
  kind: 'assessed',
  achievement: { id: 'knots', version: 1, name: 'Knots', criteria: 'Pass the test.', skills: ['React'] },
  recipient: 'Ana Silva',
  issuedAt: '2026-11-20T10:00:00.000Z',
  validUntil: '2028-11-20T10:00:00.000Z',
  status: 'issued',
  reason: null,
  visible: true,
  courseId: 'knots',
  evidence: [],
  replaced: false,
  appeal: null,
  user: { id: 'ana', name: 'Ana Silva' },
};
const appeal = { text: 'It was me.', at: '2026-11-22T10:00:00.000Z', answer: null, answeredAt: null };

const offered = (credential: WatchedCredential) =>
  CREDENTIAL_DECISIONS.filter(({ isOffered }) => isOffered?.(credential)).map(({ name }) => name);

test('what can be decided follows from the status and the appeal', () => {
  expect(offered(ISSUED)).toEqual(['suspend', 'revoke']);
  expect(offered({ ...ISSUED, status: 'suspended' })).toEqual(['restore', 'revoke']);
  expect(offered({ ...ISSUED, status: 'revoked' })).toEqual(['restore']);
  expect(offered({ ...ISSUED, status: 'revoked', appeal })).toEqual(['restore', 'decline']);
  const answered = { ...appeal, answer: 'No.', answeredAt: '2026-11-23T10:00:00.000Z' };
  expect(offered({ ...ISSUED, status: 'revoked', appeal: answered })).toEqual(['restore']);
});

test('whatever a dialog accepts, the routes accept', () => {
  for (const { name } of CREDENTIAL_DECISIONS)
    for (const usual of credentialRequest(ISSUED, name).usual) {
      const reason = credentialReasonSchema.parse({
        reason: usual,
        details: 'x'.repeat(usual === OTHER ? 3 : 0),
      });
      expect(credentials[name].body.parse({ reason })).toEqual({ reason });
    }
});
