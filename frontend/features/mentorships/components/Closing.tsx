import { dayIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { mentorshipPath } from '#frontend/parts/mentorships/paths.ts';
import { otherCalled } from '#frontend/parts/mentorships/words.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { DECLINE_REASONS } from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { canOfferOnward } from '../onward.ts';
import { OfferOnward } from './OfferOnward.tsx';

/** What became of a request or a mentorship that is over, in words. */
const whatHappened = (mentorship: Mentorship): string => {
  const { status, side, history } = mentorship;
  const other = otherCalled(mentorship);
  const by = history.at(-1)?.by;
  if (status === 'declined')
    return side === 'mentee' ? `${other} can’t take this on:` : `You declined the request of ${other}:`;
  if (status === 'lapsed')
    return side === 'mentee'
      ? `${other} didn’t answer within 72 hours, so we closed the request. Nothing of what you wrote is lost.`
      : `This request was not answered within 72 hours. ${other} could offer it to someone else.`;
  if (status === 'withdrawn')
    return side === 'mentee' ? 'You withdrew this request.' : `${other} withdrew this request.`;
  if (by === 'schedule') return 'The term is over.';
  return by === side ? 'You ended this mentorship.' : `${other} ended this mentorship.`;
};

/** Why it is over, with the words of the other side, and what the student can do next. */
export function Closing({ mentorship }: { mentorship: Mentorship }) {
  const { declined, ending, side, askAgainFrom, forwardedTo } = mentorship;
  const zone = useTimeZone();
  const words = declined
    ? [DECLINE_REASONS[declined.reason], declined.message].filter((text) => text !== '').join('\n')
    : (ending ?? '');
  return (
    <div className="flex flex-col gap-3 text-small">
      <p>{whatHappened(mentorship)}</p>
      {words !== '' && (
        <blockquote
          dir="auto"
          className="border-l-2 border-line-strong pl-3 whitespace-pre-line wrap-anywhere"
        >
          {words}
        </blockquote>
      )}
      {canOfferOnward(mentorship) && <OfferOnward mentorship={mentorship} />}
      {side === 'mentee' && forwardedTo !== undefined && (
        <p>
          <TextLink to={mentorshipPath(forwardedTo)}>You offered it to another mentor</TextLink>
        </p>
      )}
      {side === 'mentee' && askAgainFrom !== null && (
        <p className="text-muted">
          You can ask {otherCalled(mentorship)} again from {dayIn(askAgainFrom, zone)}.
        </p>
      )}
    </div>
  );
}
