import type { ReactNode } from 'react';
import { useHydrated } from '#frontend/core/useHydrated.ts';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { lastMomentInWords, TO_ITS_END } from '#frontend/ui/data/deadlineWords.ts';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import {
  EMPLOYMENT_LABELS,
  EXPERIENCE_LABELS,
  WORK_MODE_LABELS,
} from '#frontend/ui/data/opportunityLabels.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { applicantsFromText, placeText } from '#shared/core/places/place.ts';
import { recordWords } from '#shared/core/reply-words.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The short facts about an opportunity; unknown ones are omitted. */
export function OpportunityFacts({ opportunity }: { opportunity: Opportunity }) {
  const {
    status,
    deadline,
    replyBy,
    durationWeeks,
    employmentType,
    experienceLevel,
    minYears,
    applicationCount,
  } = opportunity;
  const closed = status !== 'open';
  const hydrated = useHydrated();
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-3">
      <Fact name="Pay">{opportunity.salary}</Fact>
      <Fact name="Work mode">{WORK_MODE_LABELS[opportunity.workMode]}</Fact>
      {opportunity.place && (
        <Fact name="Place">
          <bdi>{placeText(opportunity.place)}</bdi>
        </Fact>
      )}
      {opportunity.applicantsFrom !== null && (
        <Fact name="Applicants may live in">
          {opportunity.applicantsFrom === 'anywhere'
            ? 'Any country'
            : applicantsFromText(opportunity.applicantsFrom)}
        </Fact>
      )}
      {employmentType && employmentType !== opportunity.type && (
        <Fact name="Employment">{EMPLOYMENT_LABELS[employmentType]}</Fact>
      )}
      {experienceLevel && <Fact name="Experience">{EXPERIENCE_LABELS[experienceLevel]}</Fact>}
      {minYears !== null && minYears > 0 && (
        <Fact name="Years of experience">{counted(minYears, 'year', 'years')} or more</Fact>
      )}
      {opportunity.department && (
        <Fact name="Department">
          <bdi>{opportunity.department}</bdi>
        </Fact>
      )}
      {opportunity.education && <Fact name="Education">{opportunity.education}</Fact>}
      {opportunity.startDate && (
        <Fact name="Start">
          <time dateTime={opportunity.startDate}>{fullDate(opportunity.startDate)}</time>
        </Fact>
      )}
      {durationWeeks !== null && <Fact name="Duration">{counted(durationWeeks, 'week', 'weeks')}</Fact>}
      <Fact name={closed ? 'Deadline was' : 'Apply until'}>
        <time dateTime={deadline}>{fullDate(deadline)}</time>
        <span className="block text-fine font-normal text-muted first-letter:uppercase">
          {/* A page that was rendered elsewhere knows neither the reader’s time zone nor their day. */}
          {hydrated ? lastMomentInWords(deadline, serverDate()) : TO_ITS_END}
        </span>
      </Fact>
      <Fact name="Answer by">
        <time dateTime={replyBy}>{fullDate(replyBy)}</time>
        <span className="block text-fine font-normal text-muted">
          Everyone who applies gets one. {recordWords(opportunity.replies)}
        </span>
      </Fact>
      <Fact name="Openings">{opportunity.openings}</Fact>
      <Fact name="Applications">
        {applicationCount === 0 ? 'None yet' : counted(applicationCount, 'person', 'people')}
      </Fact>
      <Fact name="Posted">
        <Moment at={opportunity.postedAt} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-fine text-muted">{name}</dt>
      <dd className="text-small font-medium tabular-nums wrap-anywhere first-letter:uppercase">{children}</dd>
    </div>
  );
}
