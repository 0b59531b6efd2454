import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { NUDGE_DAYS } from '#shared/features/mentorships/rules.ts';
import type { StoredMentorship } from '#shared/features/mentorships/schema.ts';

/** How long before the last moment for an answer the mentor is reminded of it. */
const ANSWER_REMINDER_MS = 24 * HOUR_MS;
/** How long before the end of a term both sides are reminded of it. */
const TERM_REMINDER_MS = 7 * DAY_MS;

/**
 * What is due about a mentorship:
 * - `answer`: the mentor is reminded of a request; `lapse`: it was not answered.
 * - `nudge`: there was no session or message for so many days.
 * - `term`: both are reminded that it ends; `end`: it ends.
 */
type DueKind = 'answer' | 'lapse' | 'nudge' | 'term' | 'end';

export interface Due {
  readonly kind: DueKind;
  /** A moment. */
  readonly at: string;
  /** Of a nudge: after how many days without a session or message. */
  readonly days?: number;
}

type DueTimes = Pick<StoredMentorship, 'status' | 'answerBy' | 'startedAt' | 'endsAt' | 'lastContactAt'>;

const shifted = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/**
 * Identifies something that is said once: after another session or message, or after a renewal, it has another moment and is
 * said again.
 */
export const dueKey = ({ kind, at }: Due): string => `${kind}@${at}`;

/** All that is or was due about a mentorship as it is now, in order. */
export const duesOf = ({ status, answerBy, startedAt, endsAt, lastContactAt }: DueTimes): Due[] => {
  if (status === 'requested')
    return [
      { kind: 'answer', at: shifted(answerBy, -ANSWER_REMINDER_MS) },
      { kind: 'lapse', at: answerBy },
    ];
  if (status !== 'active' || startedAt === undefined || endsAt === undefined) return [];
  const quietSince = lastContactAt ?? startedAt;
  const nudges = NUDGE_DAYS.map(
    (days): Due => ({ kind: 'nudge', at: shifted(quietSince, days * DAY_MS), days }),
  );
  const all: Due[] = [
    ...nudges,
    { kind: 'term', at: shifted(endsAt, -TERM_REMINDER_MS) },
    { kind: 'end', at: endsAt },
  ];
  return all.filter(({ at }) => at <= endsAt).sort((one, other) => (one.at < other.at ? -1 : 1));
};

/** What of it was not said yet. `told` are the keys of what was. */
export const openDues = (times: DueTimes, told: readonly string[]): Due[] =>
  duesOf(times).filter((due) => !told.includes(dueKey(due)));
