import type { AuditFact } from '#shared/features/admin/audit.ts';
import type { ChallengeRecord, Person } from './record.ts';

/** What the audit log says of the opening of a challenge: by it, the frozen rubric is verified later (verify-rubrics.ts). */
export const openingFact = (
  challenge: ChallengeRecord,
  { sha256, at }: NonNullable<ChallengeRecord['frozen']>,
  actor: Person,
): AuditFact => ({
  at,
  actor,
  action: 'open_challenge',
  target: challenge.host,
  reason: '',
  before: { status: 'draft' },
  after: {
    status: 'open',
    challenge: challenge.id,
    title: challenge.title,
    deadline: challenge.deadline,
    rubricSha256: sha256,
  },
});
