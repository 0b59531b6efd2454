import { dayIn, momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { termInWords } from '#frontend/parts/mentorships/words.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

/** What a mentor's list knows of a mentee (spec, point 3). What the profile does not say to the mentor is left out. */
export function MenteeFacts({ mentorship }: { mentorship: Mentorship }) {
  const zone = useTimeZone();
  const { mentee, startedAt, sessionsHeld, nextSession, status, minor } = mentorship;
  const begun = startedAt !== undefined;
  const facts = [
    ['University', mentee.university],
    ['Major', mentee.major],
    ['Year', mentee.year],
    ['Joined', begun ? dayIn(startedAt, zone) : ''],
    ['Term', begun ? termInWords(mentorship, zone) : ''],
    ['Total sessions', begun ? String(sessionsHeld) : ''],
    [
      'Next session',
      status === 'active' ? (nextSession === null ? 'None booked' : momentIn(nextSession, zone)) : '',
    ],
  ].filter(([, value]) => value !== '');
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-small sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-fine text-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {minor && (
        <p className="mt-3 text-fine text-muted">
          Under 18: you meet in Fledge’s own rooms, and neither of you sees contact data of the other.
        </p>
      )}
    </div>
  );
}
