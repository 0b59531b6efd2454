import { api } from '#frontend/core/api/client.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';
import { useChallengeChanged } from '../api.ts';
import { TypedReasonDialog } from './TypedReasonDialog.tsx';

/** Cancels a challenge, with a reason that everyone who takes part reads. */
export default function CancelChallengeDialog({
  challenge: { id, status, participants },
  onClose,
}: {
  challenge: Challenge;
  onClose: () => void;
}) {
  const changed = useChallengeChanged();
  const participantWords =
    participants === 1 ? '1 participant is' : `${participants.toLocaleString('en')} participants are`;
  return (
    <TypedReasonDialog
      title="Cancel this challenge?"
      description={
        status === 'draft'
          ? 'Nobody has seen this draft. It can’t be opened later.'
          : `${participantWords} notified, and your reason is on the public page. This can’t be undone.`
      }
      draft={`cancel-challenge:${id}`}
      keep="Keep challenge"
      submit="Cancel challenge"
      send={(body) => api.call('challenges.cancel', { params: { id }, body })}
      onSent={async (cancelled) => {
        await changed(cancelled);
        toast({ title: 'Challenge cancelled', description: cancelled.title });
      }}
      onClose={onClose}
    />
  );
}
