import { useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { useOwnAnswers, useSkipAll } from './api.ts';

const loadDialog = () => import('./EqualityDialog.tsx');

/**
 * Asks a user who has applied for their equal opportunity answers: below the application, in front of nothing, until they
 * answer or skip the questions. Afterwards it never appears again, for any application.
 */
export default function AskEquality() {
  const [open, setOpen] = useState(false);
  const { data } = useOwnAnswers();
  const { mutate, isPending } = useSkipAll();
  const Dialog = useChunk(loadDialog, open, () => setOpen(false));
  if (data?.asked !== false) return null;
  return (
    <section
      aria-label="Equal opportunity questions"
      className="flex max-w-80 flex-col gap-3 rounded-card border border-line px-4 py-3 text-left text-small"
    >
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold">Three optional questions</h2>
        <p className="text-muted">
          They help to see whether hiring is fair. They aren’t part of your application, and no employer sees
          your answers.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          See the questions
        </Button>
        <Button size="small" variant="quiet" pending={isPending} onClick={() => mutate()}>
          Skip all
        </Button>
      </div>
      {Dialog && open && <Dialog onClose={() => setOpen(false)} />}
    </section>
  );
}
