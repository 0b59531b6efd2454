import { useState } from 'react';
import { editChallengePath } from '#frontend/parts/challenges/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { takesEntries } from '#shared/features/challenges/rules.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';

const loadCancel = () => import('./CancelChallengeDialog.tsx');
const loadOpen = () => import('./OpenChallengeDialog.tsx');
const loadMove = () => import('./MoveDeadlineDialog.tsx');

/** Open, edit, move the deadline and cancel, as far as the status allows. An admin who is no host can cancel. */
export function HostActions({ challenge }: { challenge: Challenge }) {
  const { id, status, hosting } = challenge;
  const [asked, setAsked] = useState<'cancel' | 'open' | 'move'>();
  const close = () => setAsked(undefined);
  const CancelChallengeDialog = useChunk(loadCancel, asked === 'cancel', close);
  const OpenChallengeDialog = useChunk(loadOpen, asked === 'open', close);
  const MoveDeadlineDialog = useChunk(loadMove, asked === 'move', close);
  if (status === 'published' || status === 'cancelled') return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked('cancel')}>
        {status === 'draft' ? 'Discard draft' : 'Cancel challenge'}
      </Button>
      {hosting && status === 'draft' && (
        <>
          <ButtonLink to={editChallengePath(id)}>Edit</ButtonLink>
          <Button variant="primary" onClick={() => setAsked('open')}>
            Open challenge
          </Button>
        </>
      )}
      {hosting && takesEntries(challenge, serverNow()) && (
        <Button onClick={() => setAsked('move')}>Move deadline</Button>
      )}
      {CancelChallengeDialog && asked === 'cancel' && (
        <CancelChallengeDialog challenge={challenge} onClose={close} />
      )}
      {OpenChallengeDialog && asked === 'open' && (
        <OpenChallengeDialog challenge={challenge} onClose={close} />
      )}
      {MoveDeadlineDialog && asked === 'move' && <MoveDeadlineDialog challenge={challenge} onClose={close} />}
    </>
  );
}
