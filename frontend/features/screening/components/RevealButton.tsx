import { useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { EyeIcon } from '#frontend/ui/style/icons.ts';
import type { Candidate } from '#shared/features/screening/routes.ts';
import { useReveal } from '../useReveal.ts';

interface RevealButtonProps {
  /** The posting. */
  id: string;
  /** Those whose names are not revealed yet are asked for. */
  candidates: readonly Candidate[];
  small?: boolean;
}

/** Reveals the names of candidates, after saying what that means. Nothing when all of them are known. */
export function RevealButton({ id, candidates, small = false }: RevealButtonProps) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useReveal(id, () => setOpen(false));
  const hidden = candidates.filter(({ person }) => person === null);
  if (hidden.length === 0 && !open) return null;
  const words = hidden.length === 1 ? 'Reveal name' : `Reveal ${hidden.length} names`;
  return (
    <>
      <Button size={small ? 'small' : 'medium'} icon={<EyeIcon />} onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Dialog
        open={open}
        onOpenChange={(next) => !isPending && setOpen(next)}
        title={`${words}?`}
        description={`You’ll see who ${hidden.map(({ label }) => label).join(', ')} ${hidden.length === 1 ? 'is' : 'are'}. It’s recorded that you did and when, and colleagues see it in the history of the applicant.`}
        footer={
          <>
            <Button onClick={() => setOpen(false)} disabled={isPending}>
              Keep hidden
            </Button>
            <Button
              variant="primary"
              pending={isPending}
              onClick={() => mutate(hidden.map(({ key }) => key))}
            >
              {words}
            </Button>
          </>
        }
      />
    </>
  );
}
