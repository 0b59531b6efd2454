import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { MessageButton } from '#frontend/parts/conversations/MessageButton.tsx';
import { refreshMentorships } from '#frontend/parts/mentorships/api.ts';
import { answerByInWords, calledBy } from '#frontend/parts/mentorships/words.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { WholeMentorship } from '#shared/features/mentorships/routes.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { Asked } from './Asked.tsx';
import { AskedTimes } from './AskedTimes.tsx';
import { DetailSection } from './DetailSection.tsx';
import { MenteeFacts } from './MenteeFacts.tsx';

const loadDecline = async () => ({ default: (await import('./DeclineDialog.tsx')).DeclineDialog });
const loadMessage = () => import('#frontend/parts/conversations/MessageDialog.tsx');

/** Accepts a request, and says which of the times was booked. */
const useAccept = ({ id, mentee }: Mentorship, onAccepted: () => void) => {
  const client = useQueryClient();
  const zone = useTimeZone();
  return useMutation({
    mutationFn: () => api.call('mentorships.accept', { params: { id }, body: {} }),
    onSuccess: ({ sessions, asked }) => {
      onAccepted();
      const start = sessions.find(({ status }) => status === 'confirmed')?.start;
      toast({
        title: `${mentee.name} is your mentee`,
        description:
          start !== undefined
            ? `Your first session: ${momentIn(start, zone)}`
            : asked.times.length > 0
              ? 'None of the times was free any more. Schedule the first session.'
              : 'Schedule the first session.',
      });
    },
    onError: (error) =>
      toast({
        title: `The request of ${mentee.name} was not accepted`,
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      }),
    onSettled: () => refreshMentorships(client),
  });
};

interface RequestActionsProps {
  mentorship: WholeMentorship;
  onAccepted: () => void;
  onDeclined: () => void;
}

/** The answers to a request (spec, point 2). */
export function RequestActions({ mentorship, onAccepted, onDeclined }: RequestActionsProps) {
  const { id, mentee } = mentorship;
  const accept = useAccept(mentorship, onAccepted);
  const [open, setOpen] = useState<'decline' | 'message'>();
  const close = () => setOpen(undefined);
  const DeclineDialog = useChunk(loadDecline, open === 'decline', close);
  const MessageDialog = useChunk(loadMessage, open === 'message', close);
  const target = {
    with: mentee.id,
    name: calledBy(mentee.name),
    reason: { kind: 'mentorship', id },
  } as const;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" size="small" pending={accept.isPending} onClick={() => accept.mutate()}>
        Accept as Mentee
      </Button>
      <Button size="small" disabled={accept.isPending} onClick={() => setOpen('decline')}>
        Decline Request
      </Button>
      <MessageButton {...target} size="small">
        Send Message
      </MessageButton>
      {open === 'decline' && DeclineDialog && (
        <DeclineDialog
          mentorship={mentorship}
          onAsk={() => setOpen('message')}
          onDeclined={() => {
            close();
            onDeclined();
          }}
          onClose={close}
        />
      )}
      {open === 'message' && MessageDialog && (
        <MessageDialog {...target} open onOpenChange={(isOpen) => !isOpen && close()} />
      )}
    </div>
  );
}

/** A request: by when it is answered, what the student wants, and the times that they asked for. */
export function RequestView({ mentorship }: { mentorship: WholeMentorship }) {
  const zone = useTimeZone();
  const { answerBy, asked } = mentorship;
  const [first, ...others] = asked.times;
  return (
    <>
      <p className="text-small font-medium text-warning tabular-nums">
        {Date.parse(answerBy) > serverNow()
          ? `${answerByInWords(mentorship, zone)}. After that it is closed, and the student can ask someone else.`
          : 'The time to answer is over: this request is being closed.'}
      </p>
      <DetailSection title="What they want to reach">
        <Asked asked={asked} withTimes={false} />
      </DetailSection>
      <DetailSection title="First session">
        {first === undefined ? (
          <p className="text-small text-muted">
            No time was asked for. Once you have accepted, schedule the first session.
          </p>
        ) : (
          <AskedTimes times={[first, ...others]} />
        )}
      </DetailSection>
      <DetailSection title="About the student">
        <MenteeFacts mentorship={mentorship} />
      </DetailSection>
    </>
  );
}
