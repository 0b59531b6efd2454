import type { ClaimedKind } from '#shared/features/credentials/rules.ts';
import type { Credential } from '#shared/features/credentials/schema.ts';
import type { Enrolment } from '#shared/features/enrolments/schema.ts';

/** A credential that a student can claim for a course. */
export interface Claim {
  readonly courseId: string;
  readonly title: string;
  readonly kind: ClaimedKind;
  /** There is one already, which a test that was passed since replaces. */
  readonly renews: boolean;
}

type Course = Pick<Enrolment, 'courseId' | 'title' | 'completedAt' | 'assessment'>;
type Held = Pick<Credential, 'courseId' | 'kind' | 'status' | 'issuedAt' | 'replaced'>;

const heldFor = (held: readonly Held[], courseId: string, kind: ClaimedKind): Held | undefined =>
  held.find((one) => one.courseId === courseId && one.kind === kind && !one.replaced);

/** Whether a test of the course was passed since a credential was issued. */
const isPassedSince = ({ assessment }: Course, { issuedAt }: Held): boolean =>
  assessment.attempts.some(({ status, at }) => status === 'passed' && at > issuedAt);

/**
 * What a student can claim for a course, as far as the browser knows. The server decides again. What an admin suspended or
 * revoked is not claimed a second time.
 * @param verified courses whose task mentors verified
 */
export const claimsFor = (
  course: Course,
  held: readonly Held[],
  verified: ReadonlySet<string> = new Set(),
): Claim[] => {
  const passed = course.assessment.passedAt !== null;
  const reached: Readonly<Record<ClaimedKind, boolean>> = {
    certified: passed && verified.has(course.courseId),
    assessed: passed,
    completed: course.completedAt !== null,
  };
  return (['certified', 'assessed', 'completed'] as const).flatMap((kind) => {
    const own = heldFor(held, course.courseId, kind);
    const renews = own?.status === 'issued' && kind !== 'completed' && isPassedSince(course, own);
    const { courseId, title } = course;
    return reached[kind] && (!own || renews) ? [{ courseId, title, kind, renews }] : [];
  });
};
