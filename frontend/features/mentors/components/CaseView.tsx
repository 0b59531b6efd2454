import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { Facts } from '#frontend/ui/data/Facts.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import type { MentorCase } from '#shared/features/mentors/routes.ts';
import { MENTOR_HOURS, mentorApprovalWorkflow } from '#shared/features/mentors/rules.ts';

/** What an admin decides by: what the user offers as a mentor, and their profile. */
export function CaseView({ item }: { item: MentorCase }) {
  const { id, type, industry, expertise, languages, about, approval, since, approvedForMinors } = item;
  const hours = MENTOR_HOURS[type];
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-small text-muted">
        <StatusBadge {...mentorApprovalWorkflow.statuses[approval]} />
        {approval === 'waiting' ? 'since' : 'decided'} {recordMoment(since)}
      </p>
      <Facts
        title="What they offer"
        facts={[
          ['Type', `${type}, ${hours.min} to ${hours.max} hours a week`],
          ['Industry', industry],
          ['Expertise', expertise.join(', ')],
          ['Languages', languages.join(', ')],
          ['Under 18', approvedForMinors ? 'May mentor students under 18' : 'Only students of age'],
        ]}
      />
      {about !== '' && (
        <section>
          <h3 className="text-small font-semibold">In their own words</h3>
          <p dir="auto" className="mt-2 max-w-prose text-small whitespace-pre-line wrap-anywhere">
            {about}
          </p>
        </section>
      )}
      <div>
        <ButtonLink to={fillPath(PATHS.person, { id })}>View full profile</ButtonLink>
      </div>
    </>
  );
}
