import { PATHS } from '#frontend/core/paths.ts';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { mentorApprovalWorkflow, sessionMinutesAWeek, UNANSWERED } from '#shared/features/mentors/rules.ts';
import type { OwnMentor } from '#shared/features/mentors/schema.ts';

/** Whether the directory lists a mentor, by what it takes into account besides the settings. */
export function Standing({ own }: { own: OwnMentor }) {
  const zone = useTimeZone();
  const facts = [
    ['In the list of mentors', own.unlisted === null ? 'Yes' : 'No'],
    ['Places taken', `${own.used} of ${own.places}`],
    ['Next free time', own.nextFreeSlot === null ? 'None' : momentIn(own.nextFreeSlot, zone)],
    ['Sessions in a week', `Up to ${sessionMinutesAWeek(own.type) / 60} hours`],
    ['Not answered in time', `${own.unanswered} in ${UNANSWERED.days} days`],
    [
      'Students under 18',
      own.approvedForMinors ? 'You may mentor them' : 'Only after an admin has approved it',
    ],
  ] as const;
  return (
    <Card
      title="Where you stand"
      actions={own.version > 0 && <StatusBadge {...mentorApprovalWorkflow.statuses[own.approval]} />}
    >
      <dl className="flex flex-col gap-3 text-small">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <ButtonLink to={PATHS.availability} wide>
          Edit availability
        </ButtonLink>
      </div>
    </Card>
  );
}
