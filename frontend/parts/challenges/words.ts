import { clockIn, fullDayIn, zoneInWords } from '#frontend/parts/calendar/time.ts';
import type { ChallengeRow } from '#shared/features/challenges/schema.ts';

/** `Thursday 3 December 2026, 14:00 (Europe / Lisbon)`. */
export const deadlineIn = (deadline: string, zone: string): string =>
  `${fullDayIn(deadline, zone)}, ${clockIn(deadline, zone)} (${zoneInWords(zone)})`;

/** `Alone or in teams of up to 3`, or that everyone takes part alone. */
export const teamSizeInWords = ({ teamSize }: Pick<ChallengeRow, 'teamSize'>): string =>
  teamSize === 1 ? 'Alone, no teams' : `Alone or in teams of up to ${teamSize}`;

/** `1 participant`. */
export const participantsInWords = ({ participants }: Pick<ChallengeRow, 'participants'>): string =>
  participants === 1 ? '1 participant' : `${participants.toLocaleString('en')} participants`;
