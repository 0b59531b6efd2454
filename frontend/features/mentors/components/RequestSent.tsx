import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { MY_MENTORS_PATH } from '#frontend/parts/mentorships/paths.ts';
import { otherCalled } from '#frontend/parts/mentorships/words.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

/** What happens to a request that was sent. */
export function RequestSent({ mentorship, onClose }: { mentorship: Mentorship; onClose: () => void }) {
  const zone = useTimeZone();
  const name = otherCalled(mentorship);
  const steps = [
    `${name} answers by ${momentIn(mentorship.answerBy, zone)}. Until then the place is held for you.`,
    mentorship.asked.times.length > 0
      ? 'With a yes, the first of your times that is still free is booked at once.'
      : 'With a yes, you book the first session yourself.',
    'With a no, or without an answer, you decide whether your text goes to the next mentor who fits.',
  ];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Request sent"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <ButtonLink variant="primary" to={MY_MENTORS_PATH}>
            Go to My mentors
          </ButtonLink>
        </>
      }
    >
      <ol className="flex list-decimal flex-col gap-2 pl-5 text-small">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Dialog>
  );
}
