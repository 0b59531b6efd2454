import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { PagedTable } from '#frontend/core/lists/PagedTable.tsx';
import { useCursorPages } from '#frontend/core/lists/useCursorPages.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import type { Column } from '#frontend/ui/data/Table.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { AdminIcon, DownloadIcon } from '#frontend/ui/style/icons.ts';
import type { AuditEntry } from '#shared/features/admin/audit.ts';
import { ACTION_LABELS } from '../adminLabels.ts';
import { loadAuditExport, PAGE_SIZE, useAudit } from '../api.ts';
import { AuditSheet } from '../components/AuditSheet.tsx';
import { Integrity } from '../components/Integrity.tsx';

/** `/dashboard/admin/audit`: every privileged action, and whether the log is unbroken. */
export default function AuditPage() {
  const pages = useCursorPages();
  const audit = useAudit(pages.cursor);
  const [shown, setShown] = useState<AuditEntry | null>(null);
  return (
    <>
      <PageHeader
        title="Audit log"
        description="Every privileged action, newest first. Entries can’t be changed or deleted."
        action={<ExportButton />}
      />
      <div className="flex flex-col gap-5">
        {(audit.data || !audit.isError) && <Integrity integrity={audit.data?.integrity} />}
        <PagedTable
          label="Audit entries"
          page={audit}
          pages={pages}
          size={PAGE_SIZE}
          total={audit.data?.integrity.entries}
          columns={columns(setShown)}
          rowId={({ n }) => String(n)}
          rowClass="as-table:h-12"
          empty={
            <EmptyState icon={<AdminIcon />} heading="h2" title="No entries yet">
              Approvals, suspensions, invitations and edits appear here.
            </EmptyState>
          }
        />
      </div>
      {shown && <AuditSheet entry={shown} onClose={() => setShown(null)} />}
    </>
  );
}

const columns = (onOpen: (entry: AuditEntry) => void): readonly Column<AuditEntry>[] => [
  {
    id: 'time',
    header: 'Time',
    width: 'as-table:w-42',
    cell: (entry) => (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(entry)}
        className="rounded-tick py-1 font-normal tabular-nums after:absolute after:inset-0 hover:underline"
      >
        <time dateTime={entry.at}>{recordMoment(entry.at)}</time>
      </button>
    ),
  },
  {
    id: 'actor',
    header: 'Actor',
    width: 'as-table:w-50',
    cell: ({ actor }) => <Truncated text={actor.name} />,
  },
  { id: 'action', header: 'Action', width: 'as-table:w-44', cell: ({ action }) => ACTION_LABELS[action] },
  { id: 'target', header: 'Target', cell: ({ target }) => <Truncated text={target.name} /> },
  {
    id: 'reason',
    header: 'Reason',
    drop: 'second',
    cell: ({ reason }) => (reason ? <Truncated text={reason} /> : <span className="text-muted">–</span>),
  },
  {
    id: 'entry',
    header: 'Entry',
    align: 'end',
    width: 'as-table:w-24',
    drop: 'first',
    cell: ({ n }) => n.toLocaleString('en'),
  },
];

function Truncated({ text }: { text: string }) {
  return (
    <span title={text} className="block as-table:truncate">
      {text}
    </span>
  );
}

/** Saves the whole log as a CSV file. */
function ExportButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: loadAuditExport,
    onSuccess: (file) => {
      const url = URL.createObjectURL(file);
      const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
      link.click();
      // Later: Safari reads the file after this.
      window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    onError: (error) =>
      toast({
        title: 'The export failed',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
      }),
  });
  return (
    <Button icon={<DownloadIcon />} pending={isPending} onClick={() => mutate()}>
      Export CSV
    </Button>
  );
}
