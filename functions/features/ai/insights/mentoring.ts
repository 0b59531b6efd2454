import { momentIn } from '#functions/core/advisor/times.ts';
import { mentorshipPath, otherOf } from '#functions/parts/mentorships/tools/mentorship.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { insightIdOf, type Look } from './look.ts';

/** After this long without a session or message a mentorship is quiet. */
const QUIET_DAYS = 14;

const since = ({ lastContactAt, startedAt, createdAt }: Mentorship): string =>
  lastContactAt ?? startedAt ?? createdAt;

/** Requests that must be answered within a day. One call. */
export const requestsDue: Look = async ({ call, now, timeZone }) => {
  const { items } = await call('mentorships.list', {
    query: { as: 'mentor', state: 'requested', limit: 50 },
  });
  return items
    .filter(({ answerBy }) => Date.parse(answerBy) - now.getTime() <= DAY_MS)
    .map((mentorship) => ({
      id: insightIdOf('request', mentorship.id),
      text: `${otherOf(mentorship).name} waits for your answer until ${momentIn(mentorship.answerBy, timeZone)}.`,
      evidence: { label: 'The request', path: mentorshipPath(mentorship.id) },
    }));
};

/** The mentorship that has been quiet for longest, without a session ahead. One call. */
export const quietMentorship =
  (as: 'mentor' | 'mentee'): Look =>
  async ({ call, now }) => {
    const { items } = await call('mentorships.list', { query: { as, state: 'active', limit: 50 } });
    const [longest] = items
      .filter((one) => !one.nextSession && now.getTime() - Date.parse(since(one)) > QUIET_DAYS * DAY_MS)
      .sort((one, other) => Date.parse(since(one)) - Date.parse(since(other)));
    if (!longest) return [];
    const days = Math.floor((now.getTime() - Date.parse(since(longest))) / DAY_MS);
    return [
      {
        id: insightIdOf('quiet', longest.id, since(longest)),
        text: `You and ${otherOf(longest).name} haven’t met or written for ${days} days, and no session is booked.`,
        evidence: { label: 'The mentorship', path: mentorshipPath(longest.id) },
      },
    ];
  };
