import type { CalendarEvent } from '#functions/core/calendar-file.ts';
import { env } from '#functions/core/env.ts';
import { getItems } from '#functions/core/table.ts';
import type { OwnChallenge } from '#functions/parts/challenges/own.ts';
import { getChallenges } from '#functions/parts/challenges/repository.ts';
import { judgingPath } from '#shared/features/judging/address.ts';
import { judgeRecordSchema, judgingRecordSchema } from './record.ts';
import { judgeKey, judgingKey } from './repository.ts';

/** When a judge’s scores are due, for calendar files: as long as some of them are still to come. `parts` are all of theirs in challenges. */
export const judgingEvents = async (
  userId: string,
  parts: readonly OwnChallenge[],
): Promise<CalendarEvent[]> => {
  const ids = parts.flatMap(({ challengeId, part }) => (part === 'judge' ? [challengeId] : []));
  if (ids.length === 0) return [];
  const [states, judges, challenges] = await Promise.all([
    getItems(judgingRecordSchema, ids.map(judgingKey)),
    getItems(
      judgeRecordSchema,
      ids.map((id) => judgeKey(id, userId)),
    ),
    getChallenges(ids),
  ]);
  return states.flatMap(({ challengeId, phase, dues, round }) => {
    const judge = judges.find((one) => one.challengeId === challengeId);
    const challenge = challenges.find(({ id }) => id === challengeId);
    const [due] = dues;
    if (!judge || !challenge || due === undefined || phase === 'before' || phase === 'published') return [];
    if (judge.scored >= judge.assigned) return [];
    return [
      {
        uid: `${challengeId}@judging.fledge`,
        page: `${env('SITE_URL')}${judgingPath(challengeId)}`,
        start: Date.parse(due),
        minutes: 0,
        sequence: round,
        summary: `Scores due: ${challenge.title}`,
        cancelled: false,
      },
    ];
  });
};
