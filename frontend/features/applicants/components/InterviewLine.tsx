import { useSearchParams } from 'react-router-dom';
import { OPEN } from '#frontend/core/lists/useUrlFilters.ts';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { JoinButton } from '#frontend/parts/meetings/JoinButton.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { Interview } from '#shared/features/meetings/interview-routes.ts';
import {
  currentInterview,
  isScorecardMissing,
  type Missing,
  missingOf,
  SCORECARD_PLACE,
} from '#shared/features/meetings/interview-rules.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import { canChange, meetingLabel } from '#shared/features/meetings/rules.ts';
import type { ListedApplicant } from '../api.ts';

const MISSING: Readonly<Record<Missing, string>> = {
  times: 'No times proposed',
  answer: 'Waiting for an answer',
  'other-times': 'Other times requested',
  link: 'No link yet',
  outcome: 'Not recorded',
};

interface InterviewLineProps {
  applicant: ListedApplicant;
  interviews: readonly Interview[];
  /** Opens the sheet that proposes times. */
  onPropose: (applicant: ListedApplicant) => void;
}

/** The interview with an applicant: when, with whom, what is missing, and what can be done about it. */
export function InterviewLine({ applicant, interviews, onPropose }: InterviewLineProps) {
  const zone = useTimeZone();
  const now = serverNow();
  const interview = currentInterview(interviews, now);
  const missing = missingOf(interview, now);
  const { name, status } = applicant;
  const [search] = useSearchParams();
  const unrated = status !== 'withdrawn' && interviews.some((one) => isScorecardMissing(one, now));
  // Once an offer was made, no further interview is asked for.
  if (!interview && status !== 'interview_scheduled') return null;
  const shown = missing === 'times' && status !== 'interview_scheduled' ? undefined : missing;
  return (
    <section
      aria-label={`Interview with ${name}`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3 text-small"
    >
      <div className="flex min-w-0 items-start gap-2.5">
        <ScheduleIcon aria-hidden="true" className="mt-0.5 size-4 flex-none text-muted" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium tabular-nums">
            {whenWords(interview, zone)}
            {shown && (
              <Badge size="small" tone={shown === 'answer' ? 'neutral' : 'warning'}>
                {MISSING[shown]}
              </Badge>
            )}
            {unrated && (
              <Badge size="small" tone="warning">
                Your scorecard is missing
              </Badge>
            )}
          </p>
          {interview && interview.status !== 'cancelled' && (
            <p className="text-muted wrap-anywhere">
              <bdi>{interview.topic}</bdi>, {interview.minutes} min ·{' '}
              {[interview.host, ...interview.panel].map((person) => person.name).join(', ')}
              {interview.asked !== undefined && (
                <>
                  {' '}
                  · “<bdi>{interview.asked}</bdi>”
                </>
              )}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {interview && <JoinButton meeting={interview} small />}
        {unrated && (
          <ButtonLink
            to={`?${new URLSearchParams([...search].filter(([field]) => field !== OPEN).concat([[OPEN, applicant.id]]))}#${SCORECARD_PLACE}`}
            size="small"
            variant="quiet"
          >
            Write scorecard<VisuallyHidden> about {name}</VisuallyHidden>
          </ButtonLink>
        )}
        {interview?.takesPart && interview.status !== 'cancelled' && (
          <Steps interview={interview} missing={missing} name={name} now={now} />
        )}
        {missing === 'times' && status === 'interview_scheduled' && (
          <Button size="small" onClick={() => onPropose(applicant)}>
            Propose times<VisuallyHidden> to {name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </section>
  );
}

const whenWords = (interview: Interview | undefined, zone: string): string => {
  if (!interview || interview.status === 'cancelled') return 'Interview';
  if (interview.start !== undefined) {
    const label = meetingLabel(interview, serverNow());
    const when = momentIn(interview.start, zone);
    return interview.status === 'confirmed' ? when : `${label} ${when}`;
  }
  if (interview.anySlot) return 'Your free times are offered';
  return interview.proposed.length === 1 ? '1 time proposed' : `${interview.proposed.length} times proposed`;
};

interface StepsProps {
  interview: Interview;
  missing: Missing | undefined;
  name: string;
  now: number;
}

/** Links to the meeting’s page, at what is to be done there. */
function Steps({ interview, missing, name, now }: StepsProps) {
  const path = meetingPath(interview.id);
  const words =
    missing &&
    {
      answer: 'Open',
      link: 'Add link',
      outcome: 'Record outcome',
      times: 'Open',
      'other-times': 'Propose others',
    }[missing];
  return (
    <>
      {interview.status === 'confirmed' && canChange(interview, now) && (
        <ButtonLink to={`${path}?open=reschedule`} size="small" variant="quiet">
          Reschedule<VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
      )}
      <ButtonLink to={path} size="small" variant="quiet">
        {words ?? 'Prepare'}
        <VisuallyHidden>: interview with {name}</VisuallyHidden>
      </ButtonLink>
    </>
  );
}
