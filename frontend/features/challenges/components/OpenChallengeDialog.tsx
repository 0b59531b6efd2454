import { useMutation } from '@tanstack/react-query';
import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { editChallengePath } from '#frontend/parts/challenges/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';
import { useChallengeChanged } from '../api.ts';
import { missingToOpen } from '../words.ts';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

interface OpenChallengeDialogProps {
  challenge: Challenge;
  onClose: () => void;
}

/** Says what opening a challenge settles for good, and opens it. What it still lacks is named first. */
export default function OpenChallengeDialog({ challenge, onClose }: OpenChallengeDialogProps) {
  const { id } = challenge;
  const changed = useChallengeChanged();
  const missing = missingToOpen(challenge, serverNow());
  const open = useMutation({
    mutationFn: () => api.call('challenges.open', { params: { id }, body: {} }),
    onSuccess: async (opened) => {
      await changed(opened);
      toast({ title: 'Challenge opened', description: opened.title });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !open.isPending && onClose()}
      title="Open this challenge?"
      description="From then on everyone sees it, and those for whom it is open can join."
      footer={
        <>
          <Button onClick={onClose} disabled={open.isPending}>
            Not yet
          </Button>
          {missing.length === 0 ? (
            <Button variant="primary" pending={open.isPending} onClick={() => open.mutate()}>
              Open challenge
            </Button>
          ) : (
            <ButtonLink variant="primary" to={editChallengePath(id)}>
              Edit draft
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4 text-small">
        {missing.length > 0 && (
          <Notice tone="warning" title="Not complete yet">
            {`It still needs ${LIST.format(missing)}.`}
          </Notice>
        )}
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          <li>
            The criteria and their weights are frozen. Their SHA-256 is on the page and in the audit log.
          </li>
          <li>Title, description, prize, team size and who may join can’t change any more.</li>
          <li>The deadline can only move to a later one, and each move is public with its reason.</li>
        </ul>
        {open.error && (
          <p role="alert" className="text-danger">
            <Problem error={open.error} fallback={UNREACHABLE} />
          </p>
        )}
      </div>
    </Dialog>
  );
}
