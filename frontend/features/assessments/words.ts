import { HOUR_MS } from '#shared/core/durations.ts';
import type { OddPattern } from '#shared/features/assessments/rules.ts';
import type { WatchedAttempt } from '#shared/features/assessments/schema.ts';

export const PATTERN_NAMES: Readonly<Record<OddPattern, string>> = {
  same_sender: 'Same network',
  implausible_speed: 'Very fast',
  equal_answers: 'Equal answers',
};

const MINUTE_MS = 60_000;

const about = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long an attempt took: `less than a minute`, `14 minutes`, `about 3 hours`. Empty until it has ended. */
export const tookInWords = ({
  openedAt,
  submittedAt,
}: Pick<WatchedAttempt, 'openedAt' | 'submittedAt'>): string => {
  if (submittedAt === null) return '';
  const ms = Date.parse(submittedAt) - Date.parse(openedAt);
  if (ms < MINUTE_MS) return 'less than a minute';
  if (ms < 2 * HOUR_MS) return about(Math.round(ms / MINUTE_MS), 'minute');
  return `about ${about(Math.round(ms / HOUR_MS), 'hour')}`;
};

/** Why an attempt is in the list, in a few words. */
export const oddInWords = ({ patterns, voided }: Pick<WatchedAttempt, 'patterns' | 'voided'>): string => {
  if (patterns.length > 0) return patterns.map(({ pattern }) => PATTERN_NAMES[pattern]).join(', ');
  return voided ? 'Voided by an admin' : 'Was voided before';
};
