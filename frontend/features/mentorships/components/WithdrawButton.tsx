import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { useMentorshipChange } from '#frontend/parts/mentorships/api.ts';
import { otherCalled } from '#frontend/parts/mentorships/words.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

/** Withdraws a request that waits, after asking. */
export function WithdrawButton({ mentorship }: { mentorship: Mentorship }) {
  const [asking, setAsking] = useState(false);
  const other = otherCalled(mentorship);
  const withdraw = useMentorshipChange(
    () => api.call('mentorships.withdraw', { params: { id: mentorship.id }, body: {} }),
    'Request withdrawn',
  );
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Withdraw request
      </Button>
      <Dialog
        open={asking}
        onOpenChange={(open) => !withdraw.isPending && setAsking(open)}
        title="Withdraw this request?"
        description={`The place with ${other} is free for others at once. This can’t be undone.`}
        footer={
          <>
            <Button disabled={withdraw.isPending} onClick={() => setAsking(false)}>
              Keep waiting
            </Button>
            <Button
              variant="danger"
              pending={withdraw.isPending}
              onClick={() => withdraw.mutate(undefined, { onSettled: () => setAsking(false) })}
            >
              Withdraw request
            </Button>
          </>
        }
      />
    </>
  );
}
