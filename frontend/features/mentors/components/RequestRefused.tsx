import { useEffect, useRef } from 'react';
import { ApiError, errorCode } from '#frontend/core/api/ApiError.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { fullDayIn, momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { MY_MENTORS_PATH } from '#frontend/parts/mentorships/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import type { ErrorBody } from '#shared/core/errors.ts';
import { fullName } from '#shared/core/names.ts';
import { useMentor } from '../api.ts';

interface RequestRefusedProps {
  failure: Error;
  /** What the mentor is called. */
  name: string;
  onAsk: (id: string) => void;
}

const detailsOf = (failure: Error): ErrorBody['details'] =>
  failure instanceof ApiError ? failure.body?.details : undefined;

/** Why a request was not sent, and what can be done instead. The text stays in the form. It takes the focus: the form is long. */
export function RequestRefused(props: RequestRefusedProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further refusal is a new one
  useEffect(() => place.current?.focus(), [props.failure]);
  return (
    <div ref={place} tabIndex={-1} className="pb-5 outline-none">
      <Refusal {...props} />
    </div>
  );
}

function Refusal({ failure, name, onAsk }: RequestRefusedProps) {
  const zone = useTimeZone();
  const code = errorCode(failure);
  const details = detailsOf(failure);
  if (code === 'no_capacity')
    return (
      <Notice
        tone="warning"
        role="alert"
        icon={<AlertIcon aria-hidden="true" />}
        title={`${name}’s last place was just taken`}
      >
        <NextThree ids={details && 'otherMentors' in details ? details.otherMentors : []} onAsk={onAsk} />
      </Notice>
    );
  if (code === 'too_many_open')
    return (
      <FormFailure failure={failure}>
        Three of your requests wait for an answer, which is the most. What you wrote here is kept:{' '}
        <TextLink to={MY_MENTORS_PATH}>withdraw one of the three</TextLink>, or wait for an answer.
      </FormFailure>
    );
  if (code === 'asked_recently' && details && 'askAgainFrom' in details)
    return (
      <FormFailure failure={failure}>
        {details.askAgainFrom === null
          ? `${name} has had this request already, so it can’t be sent again.`
          : `You can ask ${name} again from ${fullDayIn(details.askAgainFrom, zone)}. What you wrote here is kept.`}
      </FormFailure>
    );
  return <FormFailure failure={failure} />;
}

interface NextThreeProps extends Pick<RequestRefusedProps, 'onAsk'> {
  ids: readonly string[];
}

/** The next three mentors who fit and have time. */
function NextThree({ ids, onAsk }: NextThreeProps) {
  if (ids.length === 0) return <p>Nobody else who fits has time at the moment. What you wrote is kept.</p>;
  return (
    <>
      <p>What you wrote is kept. These mentors fit, too, and have time:</p>
      <ul className="mt-2 flex flex-col divide-y divide-line border-t border-line">
        {ids.map((id) => (
          <OtherMentor key={id} id={id} onAsk={onAsk} />
        ))}
      </ul>
    </>
  );
}

/** One of them. Nothing when the place was taken meanwhile, too. */
function OtherMentor({ id, onAsk }: { id: string } & Pick<RequestRefusedProps, 'onAsk'>) {
  const zone = useTimeZone();
  const { data } = useMentor(id);
  if (!data) return null;
  const { firstName, lastName, type, nextFreeSlot } = data.mentor;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-2.5">
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">
          <bdi>{fullName({ firstName, lastName })}</bdi>
        </span>
        <span className="block text-fine text-muted tabular-nums">
          {type}
          {nextFreeSlot !== null && ` · free ${momentIn(nextFreeSlot, zone)}`}
        </span>
      </span>
      <Button size="small" onClick={() => onAsk(id)}>
        Ask {firstName} instead
      </Button>
    </li>
  );
}
