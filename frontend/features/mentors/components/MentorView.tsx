import type { Ref } from 'react';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { momentIn, useTimeZone, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { MessageButton } from '#frontend/parts/conversations/MessageButton.tsx';
import { mentorshipPath } from '#frontend/parts/mentorships/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { CheckList } from '#frontend/ui/data/CheckList.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { fullName } from '#shared/core/names.ts';
import { requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import { GUIDE_COUNTRY_NAMES } from '#shared/features/guides/fact.ts';
import { MENTOR_HOURS } from '#shared/features/mentors/rules.ts';
import { ADULT_AGE } from '#shared/features/mentorships/rules.ts';
import { type MentorDetail, useMentor, useOwnMentorship } from '../api.ts';
import { useIsMinor } from '../useIsMinor.ts';
import { answerTimeInWords, NOT_ENOUGH, workInWords } from '../words.ts';

interface MentorViewProps {
  id: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** Opens the request to this mentor. */
  onAsk: () => void;
}

/** The open mentor, while it is loading, and when there is nothing to show any more. */
export function MentorView({ id, headingRef, onAsk }: MentorViewProps) {
  const minor = useIsMinor();
  const { data, error, isFetching, refetch } = useMentor(id);
  if (data) return <Detail of={data} headingRef={headingRef} onAsk={onAsk} />;
  if (!error || isFetching) return <DetailSkeleton />;
  if (errorCode(error) !== 'not_found')
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load this mentor"
        onRetry={() => void refetch()}
      />
    );
  return (
    <div role="alert">
      <EmptyState
        heading="h2"
        icon={<ScheduleIcon />}
        title={minor ? 'You can’t ask this mentor at the moment' : 'This mentor has no time at the moment'}
      >
        {minor
          ? `All places are taken, no time is free, or this mentor isn’t approved for students under ${ADULT_AGE}.`
          : 'All places are taken, or no time is free. Mentors are listed again as soon as they have both.'}
      </EmptyState>
    </div>
  );
}

interface DetailProps extends Omit<MentorViewProps, 'id'> {
  of: MentorDetail;
}

function Detail({ of: { mentor, times }, headingRef, onAsk }: DetailProps) {
  const { id, firstName, lastName, type, about, expertise, fit } = mentor;
  const person = { firstName, lastName, role: 'mentor' } as const;
  const { id: userId } = useCurrentUser();
  const own = useOwnMentorship(id);
  const work = workInWords(mentor);
  return (
    <article className="flex flex-col gap-7">
      <header className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <Avatar {...person} size="large" />
        <div className="min-w-0 flex-1 basis-56">
          <h2 ref={headingRef} tabIndex={-1} className="text-title font-semibold wrap-anywhere outline-none">
            <bdi>{fullName({ firstName, lastName })}</bdi>
          </h2>
          {work !== '' && (
            <p className="wrap-anywhere">
              <bdi>{work}</bdi>
            </p>
          )}
          <p className="text-small text-muted">
            {type} · <TextLink to={fillPath(PATHS.person, { id })}>View profile</TextLink>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {own ? (
            <ButtonLink variant="primary" to={mentorshipPath(own.id)}>
              {own.status === 'active' ? 'Open your mentorship' : 'View your request'}
            </ButtonLink>
          ) : (
            <>
              <MessageButton
                with={id}
                reason={{ kind: 'request', id: requestIdOf(userId, id) }}
                name={firstName}
                asksMentor
              >
                Ask a question
              </MessageButton>
              <Button variant="primary" onClick={onAsk}>
                Request mentoring
              </Button>
            </>
          )}
        </div>
      </header>
      {fit !== null && fit.reasons.length > 0 && (
        <section>
          <h3 className="mb-2 text-small font-semibold">Why {firstName} fits</h3>
          <CheckList items={fit.reasons} />
        </section>
      )}
      {times.length > 0 && <FreeTimes times={times} />}
      <Facts mentor={mentor} />
      {about !== '' && (
        <section>
          <h3 className="mb-2 text-small font-semibold">About</h3>
          <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
            {about}
          </p>
        </section>
      )}
      <section>
        <h3 className="mb-2 text-small font-semibold">Can help with</h3>
        <ul className="flex flex-wrap gap-2">
          {expertise.map((one) => (
            <li key={one}>
              <Badge>
                <bdi>{one}</bdi>
              </Badge>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}

/** How many of the free times are shown; the request has all of them. */
const SHOWN = 6;

function FreeTimes({ times }: Pick<MentorDetail, 'times'>) {
  const zone = useTimeZone();
  return (
    <section>
      <h3 className="mb-2 text-small font-semibold">Next free times</h3>
      <ul className="flex flex-wrap gap-2">
        {times.slice(0, SHOWN).map((time) => (
          <li key={time} className="rounded-control border border-line px-2.5 py-1 text-small tabular-nums">
            <time dateTime={time}>{momentIn(time, zone)}</time>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-fine text-muted">Times in {zoneInWords(zone)}.</p>
    </section>
  );
}

function Facts({ mentor }: Pick<MentorDetail, 'mentor'>) {
  const { type, industry, languages, studiedIn, answerMinutes, sessionsHeld, placesLeft } = mentor;
  const { min, max } = MENTOR_HOURS[type];
  const facts = [
    ['Answers', answerTimeInWords(answerMinutes)],
    ['Sessions held', sessionsHeld === null ? NOT_ENOUGH : sessionsHeld.toLocaleString('en')],
    ['Free places', placesLeft.toLocaleString('en')],
    ['Time for mentoring', `${min}–${max} hours a week`],
    ['Industry', industry],
    ['Languages', languages.join(', ')],
    ['Says they studied in', studiedIn.map((country) => GUIDE_COUNTRY_NAMES[country]).join(', ')],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-5 text-small sm:grid-cols-3">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-fine text-muted">{name}</dt>
            <dd className="font-medium tabular-nums wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}

function DetailSkeleton() {
  return (
    <div role="status" className="flex animate-appear flex-col gap-7">
      <span className="sr-only">Loading the mentor…</span>
      <div className="flex gap-5">
        <Skeleton className="size-14 flex-none rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-6 w-48 max-w-full" />
          <Skeleton className="h-4 w-64 max-w-full" />
        </div>
      </div>
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  );
}
