import { useState } from 'react';
import { useAuthPath } from '#frontend/core/session/useAuthPath.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { useIsSaved, useSetSaved } from '../api.ts';

const loadForm = async () => ({ default: (await import('./ReportEntry.tsx')).ReportEntry });

/** What a reader can do with an entry: save it, print it, or say what is wrong with it. */
export function EntryActions({ id, title }: { id: string; title: string }) {
  const { user } = useSession();
  const authPath = useAuthPath();
  const saved = useIsSaved(id);
  const { mutate } = useSetSaved(id);
  const [open, setOpen] = useState(false);
  const ReportEntry = useChunk(loadForm, open, () => setOpen(false));
  return (
    <div className="mt-4 -ml-3 flex flex-wrap gap-1 print:hidden">
      {user ? (
        <Button
          size="small"
          variant="quiet"
          aria-pressed={saved}
          aria-label={`Save ${title}`}
          onClick={() => mutate(!saved)}
        >
          {saved ? 'Saved' : 'Save'}
        </Button>
      ) : (
        <ButtonLink size="small" variant="quiet" to={authPath('signin')}>
          Sign in to save
        </ButtonLink>
      )}
      <Button size="small" variant="quiet" onClick={() => window.print()}>
        Print
      </Button>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        Report a dead link or a mistake
      </Button>
      {open && ReportEntry && <ReportEntry id={id} title={title} onClose={() => setOpen(false)} />}
    </div>
  );
}
