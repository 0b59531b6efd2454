import { useTimeZone } from '#frontend/parts/calendar/time.ts';
import { useMentorScreens } from '#frontend/parts/mentors/ownMentor.ts';
import { answerByInWords } from '#frontend/parts/mentorships/words.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { requestPlace } from '#shared/features/mentors/screens.ts';
import type { WholeMentorship } from '#shared/features/mentorships/routes.ts';
import { Asked } from './Asked.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

/** A request that waits: by when it is answered, and what the user's side can do. */
export function WaitingRequest({ mentorship }: { mentorship: WholeMentorship }) {
  const screens = useMentorScreens();
  const zone = useTimeZone();
  const { side, asked, id } = mentorship;
  return (
    <>
      <Card title={answerByInWords(mentorship, zone)}>
        <p className="mb-4 text-small text-muted">
          {side === 'mentee'
            ? 'Your place is held until then. Without an answer we close the request, and you can offer it to the next mentor who fits.'
            : 'The request holds one of your places. Without an answer it is closed, and the student can ask someone else.'}
        </p>
        {side === 'mentee' ? (
          <WithdrawButton mentorship={mentorship} />
        ) : (
          <ButtonLink variant="primary" to={requestPlace(screens, id)}>
            Answer this request
          </ButtonLink>
        )}
      </Card>
      <Card title="The request">
        <Asked asked={asked} />
      </Card>
    </>
  );
}
