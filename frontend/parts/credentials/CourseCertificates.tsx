import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { CERTIFICATES_PATH, credentialPath } from '#shared/features/credentials/paths.ts';
import { KIND_TEXTS } from '#shared/features/credentials/rules.ts';
import type { Enrolment } from '#shared/features/enrolments/schema.ts';
import { ClaimButton } from './ClaimButton.tsx';
import { claimsFor } from './claims.ts';
import { useAllOwnCredentials } from './ownCredentials.ts';
import { stateOf, validityInWords } from './state.ts';
import { useVerifiedCourses } from './verifiedCourses.ts';

/** What a student has of a course, and can claim for it. Nothing where there is neither. */
export default function CourseCertificates({ enrolment }: { enrolment: Enrolment }) {
  const held = useAllOwnCredentials();
  const verified = useVerifiedCourses();
  if (!held) return null;
  const now = serverDate();
  const own = held.filter(({ courseId, replaced }) => courseId === enrolment.courseId && !replaced);
  const claims = claimsFor(enrolment, held, now, verified);
  if (own.length === 0 && claims.length === 0) return null;
  return (
    <Card title="Certificates">
      <ul className="flex flex-col gap-4 text-small">
        {own.map((credential) => (
          <li key={credential.id}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <TextLink to={credentialPath(credential.id)}>{KIND_TEXTS[credential.kind].label}</TextLink>
              <StatusBadge {...stateOf(credential, now)} />
            </p>
            <p className="text-muted">{validityInWords(credential, now)}</p>
          </li>
        ))}
        {claims.map((claim) => (
          <li key={claim.kind} className="flex flex-col items-start gap-2">
            <p>{KIND_TEXTS[claim.kind].meaning}</p>
            <ClaimButton claim={claim} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small">
        <TextLink to={CERTIFICATES_PATH}>All certificates</TextLink>
      </p>
    </Card>
  );
}
