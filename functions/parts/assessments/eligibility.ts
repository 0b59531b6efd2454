import { DAY_MS } from '#shared/core/durations.ts';
import { ATTEMPTS, type Missing, WAITS_MS } from '#shared/features/assessments/rules.ts';
import { monthsAfter, RENEW_DAYS, VALID_MONTHS } from '#shared/features/credentials/rules.ts';
import type { AssessmentState } from './state.ts';

/** Whom the question is about. */
interface Learner {
  readonly emailConfirmed: boolean;
  /** The numbers of lessons that are not done. */
  readonly lessonsMissing: readonly number[];
}

/** What an attempt needs, and from when on another may begin while one has to wait. */
export interface Eligibility {
  readonly missing: Missing[];
  readonly nextFrom: string | null;
}

type Known = Pick<AssessmentState, 'attempts' | 'open' | 'passedAt'>;

/** The attempts that count at a moment: not voided, and begun within the last 90 days. */
const counted = (state: Known | undefined, now: Date) =>
  (state?.attempts ?? []).filter(
    ({ at, status }) => status !== 'voided' && Date.parse(at) > now.getTime() - ATTEMPTS.withinMs,
  );

/** From when on another attempt may begin after those that count, in ms since 1970; 0 for at once. */
const freeFrom = (attempts: ReturnType<typeof counted>): number => {
  const last = attempts.at(-1);
  if (!last) return 0;
  const wait = WAITS_MS[Math.min(attempts.length, WAITS_MS.length) - 1] ?? 0;
  const waited = Date.parse(last.endedAt ?? last.at) + wait;
  // One that was restored may have been followed by others meanwhile.
  const first = attempts.at(-ATTEMPTS.most);
  return first ? Math.max(waited, Date.parse(first.at) + ATTEMPTS.withinMs) : waited;
};

/**
 * Whether the test is passed and need not be taken again: not from sixty days before the end of what it shows on, when another
 * attempt renews that.
 */
export const isPassed = (state: Pick<AssessmentState, 'passedAt'> | undefined, now: Date): boolean =>
  typeof state?.passedAt === 'string' &&
  Date.parse(monthsAfter(state.passedAt, VALID_MONTHS)) - RENEW_DAYS * DAY_MS > now.getTime();

/** What is missing for an attempt now; nothing once the test is passed. One rule for the page of a course and for beginning. */
export const eligibilityOf = (learner: Learner, state: Known | undefined, now: Date): Eligibility => {
  if (isPassed(state, now)) return { missing: [], nextFrom: null };
  const attempts = counted(state, now);
  const from = freeFrom(attempts);
  const waits = !state?.open && from > now.getTime();
  const used = attempts.length >= ATTEMPTS.most;
  return {
    missing: [
      ...(learner.lessonsMissing.length > 0 ? (['lessons'] as const) : []),
      ...(learner.emailConfirmed ? [] : (['email'] as const)),
      ...(state?.open ? (['open_attempt'] as const) : []),
      ...(waits ? ([used ? 'attempts_used' : 'waiting'] as const) : []),
    ],
    nextFrom: waits ? new Date(from).toISOString() : null,
  };
};
