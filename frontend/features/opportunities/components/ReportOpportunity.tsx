import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { fullMoment } from '#frontend/ui/data/dates.ts';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { useResultFocus } from '#frontend/ui/hooks/useResultFocus.ts';

const loadForm = async () => ({
  default: (await import('#frontend/parts/matching/ReportForm.tsx')).ReportForm,
});

/** For signed-in users: reports an opportunity to the admins, or says that this user has done so. */
export function ReportOpportunity({ id, title }: { id: string; title: string }) {
  const { user } = useSession();
  const { data } = useQuery({
    ...api.query('postings.ownReport', { params: { id } }),
    enabled: Boolean(user),
    staleTime: 60_000,
  });
  const [open, setOpen] = useState(false);
  const ReportForm = useChunk(loadForm, open, () => setOpen(false));
  const focus = useResultFocus(data?.reportedAt ?? undefined);
  if (!user || !data) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div {...focus} role="group" aria-label="Report" className="mt-8 border-t border-line pt-4 text-small">
      {data.reportedAt === null ? (
        <div className="-ml-3">
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            Report this posting
          </Button>
        </div>
      ) : (
        <p className="text-muted">
          You reported this posting on {fullMoment(data.reportedAt)}. An admin will look at it.
        </p>
      )}
      {open && ReportForm && <ReportForm id={id} title={title} onClose={() => setOpen(false)} />}
    </div>
  );
}
