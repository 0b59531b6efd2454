import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { buttonClass } from '#frontend/ui/actions/buttonClass.ts';
import { Menu } from '#frontend/ui/overlays/Menu.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { DownloadIcon } from '#frontend/ui/style/icons.ts';
import type { ExportFormat } from '#shared/core/export-rules.ts';
import { type ApplicantFilters, queryOf } from '../applicantFilters.ts';

/** What of the address names the export that is shown: the bell leads to it. */
const SHOWN = 'export';

/** The export that the screen shows, and how to begin one of what the filters find. */
export const useExport = (values: ApplicantFilters) => {
  const [search, setSearch] = useSearchParams();
  const named = search.get(SHOWN);
  const [shown, setShown] = useState(named);
  const [seen, setSeen] = useState(named);
  // The bell was pressed while the screen was open.
  if (named !== seen) {
    setSeen(named);
    if (named !== null) setShown(named);
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (format: ExportFormat) =>
      api.call('exports.create', { body: { kind: 'applications', format, filters: queryOf(values) } }),
    onSuccess: ({ id }) => {
      setShown(id);
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(SHOWN, id);
          return next;
        },
        { replace: true },
      );
    },
    onError: (error) =>
      toast({
        title: 'We couldn’t start the export',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
      }),
  });
  return { shown, begin: mutate, pending: isPending, close: () => setShown(null) };
};
export type Exporting = ReturnType<typeof useExport>;

const FORMATS = [
  { format: 'csv', label: 'CSV for spreadsheets' },
  { format: 'json', label: 'JSON for other programs' },
] as const;

/** Export Data: a file of exactly those applicants that the filters find. */
export function ExportButton({ exporting, found }: { exporting: Exporting; found: number | undefined }) {
  return (
    <Menu
      triggerClass={buttonClass('secondary', 'medium', false)}
      trigger={
        <>
          <DownloadIcon />
          Export Data
        </>
      }
      header={
        <p className="max-w-56 text-small text-muted">
          {found === undefined
            ? 'The applicants that are listed'
            : `${found.toLocaleString('en')} ${found === 1 ? 'applicant' : 'applicants'}, as filtered and sorted here`}
        </p>
      }
      items={FORMATS.map(({ format, label }) => ({ label, onSelect: () => exporting.begin(format) }))}
    />
  );
}
