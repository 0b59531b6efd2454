import type { ClaimedKind } from '#shared/features/credentials/rules.ts';
import type { Credential } from '#shared/features/credentials/schema.ts';
import type { Enrolment } from '#shared/features/enrolments/schema.ts';
import { isEnding } from './state.ts';

/** A credential that a student can claim for a course. */
export interface Claim {
  readonly courseId: string;
  readonly title: string;
  readonly kind: ClaimedKind;
  /** There is one already, which a test that was passed since replaces. */
  readonly renews: boolean;
}

type Course = Pick<Enrolment, 'courseId' | 'title' | 'completedAt' | 'assessment'>;
type Held = Pick<Credential, 'courseId' | 'kind' | 'status' | 'issuedAt' | 'validUntil' | 'replaced'>;

const heldFor = (held: readonly Held[], courseId: string, kind: ClaimedKind): Held | undefined =>
  held.find((one) => one.courseId === courseId && one.kind === kind && !one.replaced);

/** Whether a test of the course was passed since a credential was issued. */
const isPassedSince = ({ assessment }: Course, { issuedAt }: Held): boolean =>
  assessment.attempts.some(({ status, at }) => status === 'passed' && at > issuedAt);

/**
 * Whether a claim would replace a credential: a test was passed since it was issued. A test says nothing new of lessons that were
 * read, so it renews a completed course only when that ends soon.
 */
const isRenewed = (course: Course, held: Held, now: Date): boolean =>
  held.status === 'issued' &&
  isPassedSince(course, held) &&
  (held.kind !== 'completed' || isEnding(held, now));

/**
 * What a student can claim for a course, as far as the browser knows. The server decides again. What an admin suspended or
 * revoked is not claimed a second time.
 * @param verified courses whose task mentors verified
 */
export const claimsFor = (
  course: Course,
  held: readonly Held[],
  now: Date,
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
    const renews = own !== undefined && isRenewed(course, own, now);
    const { courseId, title } = course;
    return reached[kind] && (!own || renews) ? [{ courseId, title, kind, renews }] : [];
  });
};
