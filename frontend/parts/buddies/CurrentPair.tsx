import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { MessageButton } from '#frontend/parts/conversations/MessageButton.tsx';
import { ProposeButton } from '#frontend/parts/meetings/ProposeButton.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { buddyWorkflow } from '#shared/features/buddies/rules.ts';
import type { BuddyPair } from '#shared/features/buddies/schema.ts';
import { useBuddyChange } from './api.ts';

/** What two buddies have in common, in words. */
export const commonInWords = ({ common: { university, field, topics } }: BuddyPair): string[] =>
  [
    university && `University: ${university}`,
    field && `Field: ${field}`,
    topics.length > 0 && `You both chose: ${topics.join(', ')}`,
  ].flatMap((text) => text || []);

/** Accepting or declining an offer. */
function Offer({ pair }: { pair: BuddyPair }) {
  const params = { id: pair.id };
  const accept = useBuddyChange(() => api.call('buddies.accept', { params, body: {} }), 'Accepted');
  const decline = useBuddyChange(() => api.call('buddies.decline', { params, body: {} }), 'Declined');
  return (
    <>
      <p className="text-small text-muted">
        {pair.accepted
          ? `You accepted. ${pair.with.name} has to accept too.`
          : 'You are buddies once both of you accept.'}{' '}
        <Moment at={pair.answerBy} as="day" what="Open until" />
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {!pair.accepted && (
          <Button variant="primary" pending={accept.isPending} onClick={() => accept.mutate()}>
            Accept
          </Button>
        )}
        <Button pending={decline.isPending} onClick={() => decline.mutate()}>
          {pair.accepted ? 'Withdraw' : 'Decline'}
        </Button>
      </div>
    </>
  );
}

/** Writing to a buddy, meeting them, and ending it. */
function Paired({ pair }: { pair: BuddyPair }) {
  const [ending, setEnding] = useState(false);
  const { id, endsAt, with: other } = pair;
  const end = useBuddyChange(() => api.call('buddies.end', { params: { id }, body: {} }), 'Ended');
  const reason = { kind: 'buddy', id } as const;
  return (
    <>
      {endsAt !== undefined && (
        <p className="text-small text-muted">
          <Moment at={endsAt} as="day" what="Your term ends on" />
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <MessageButton with={other.id} name={other.name} reason={reason} variant="primary" />
        <ProposeButton with={other.id} name={other.name} reason={reason}>
          Propose a meeting
        </ProposeButton>
        <Button variant="quiet" onClick={() => setEnding(true)}>
          End
        </Button>
      </div>
      <Dialog
        open={ending}
        onOpenChange={setEnding}
        title={`End your time as buddies with ${other.name}?`}
        description="You can still read your conversation. You won’t be offered to each other again."
        footer={
          <>
            <Button onClick={() => setEnding(false)}>Cancel</Button>
            <Button
              variant="danger"
              pending={end.isPending}
              onClick={() => end.mutate(undefined, { onSettled: () => setEnding(false) })}
            >
              End
            </Button>
          </>
        }
      />
    </>
  );
}

/** The offer that a user has, or their buddy. */
export function CurrentPair({ pair }: { pair: BuddyPair }) {
  return (
    <Card
      title={
        <TextLink to={fillPath(PATHS.person, { id: pair.with.id })}>
          <bdi>{pair.with.name}</bdi>
        </TextLink>
      }
      description={pair.side === 'student' ? 'Your senior' : 'Your student'}
      actions={<StatusBadge {...buddyWorkflow.statuses[pair.status]} />}
    >
      <ul className="mb-2 flex flex-col text-small">
        {commonInWords(pair).map((text) => (
          <li key={text}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      {pair.status === 'offered' ? <Offer pair={pair} /> : <Paired pair={pair} />}
    </Card>
  );
}
