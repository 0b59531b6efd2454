import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { ImportResult } from '#frontend/core/forms/ImportResult.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { forgetDraft, readDraft, writeDraft } from '#frontend/core/session/drafts.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { SheetActions } from '#frontend/ui/overlays/SheetActions.tsx';
import { type OutsideLine, outsideImportSchema } from '#shared/features/outside-applications.ts';
import {
  OUTSIDE_COLUMNS,
  OUTSIDE_IMPORT_LINES,
  OUTSIDE_IMPORT_MAX_CHARACTERS,
} from '#shared/features/outside-stages.ts';
import { useRefreshOutside } from './api.ts';

const DRAFT = 'outside-import';
const schema = outsideImportSchema.pick({ csv: true });
const EXAMPLE = 'title,company,stage,appliedOn\nJunior engineer,Example Ltd,applied,2026-11-02';
const WORDS = {
  ...{ one: 'application', many: 'applications', can: 'can be added', done: 'added' },
  ...{ readyHeading: 'Ready to add', doneHeading: 'Added' },
};

/** Adds the applications of a CSV file: first a dry run with a result per line. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshOutside();
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<{ csv: string; lines: readonly OutsideLine[] }>();
  const [imported, setImported] = useState<readonly OutsideLine[]>();
  const form = useApiForm({
    schema,
    defaultValues: readDraft(DRAFT, { csv: '' }),
    // Not the form's own draft, which the dry run would delete.
    onChange: ({ csv: typed }) => writeDraft(DRAFT, { csv: typed }),
    // Only the checked lines are added; after an edit they are checked again.
    send: async ({ csv }) => {
      const dryRun = checked?.csv !== csv;
      const { lines } = await api.call('applications.importOutside', { body: { csv, dryRun } });
      return { csv, dryRun, lines };
    },
    onSent: async ({ csv, dryRun, lines }) => {
      if (dryRun) return setChecked({ csv, lines });
      setImported(lines);
      forgetDraft(DRAFT);
      await refresh();
    },
  });
  const csv = useWatch({ control: form.control, name: 'csv' });
  const current = checked?.csv === csv ? checked.lines : undefined;
  const ready = current?.filter(({ ok }) => ok).length ?? 0;
  const readFile = async (chosen: File | null) => {
    setFile(chosen);
    if (chosen) form.form.setValue('csv', await chosen.text(), { shouldValidate: true });
  };
  if (imported)
    return (
      <Sheet side="right" open onOpenChange={(open) => !open && onClose()} title="Import applications">
        <div className="flex min-h-full flex-col gap-5">
          <ImportResult lines={imported} words={WORDS} done />
          <SheetActions>
            <Button variant="primary" onClick={onClose}>
              Close
            </Button>
          </SheetActions>
        </div>
      </Sheet>
    );
  return (
    <FormSheet
      title="Import applications"
      description={`Add up to ${OUTSIDE_IMPORT_LINES} applications at a time. We check the list first; nothing is stored until you confirm.`}
      form={form}
      submit={
        ready > 0
          ? { label: `Add ${ready} ${ready === 1 ? 'application' : 'applications'}`, pending: 'Adding…' }
          : { label: 'Check the list', pending: 'Checking…' }
      }
      onClose={onClose}
    >
      <FileDrop
        label="CSV file"
        hint={`With the columns title and company, and any of ${OUTSIDE_COLUMNS.slice(2).join(', ')}`}
        accept="text/csv"
        extension=".csv"
        maxBytes={4 * OUTSIDE_IMPORT_MAX_CHARACTERS}
        refusal={`Choose a CSV file with at most ${OUTSIDE_IMPORT_LINES} applications`}
        file={file}
        onFile={(chosen) => void readFile(chosen)}
      />
      <TextArea
        {...form.field('csv')}
        label="Or paste the list"
        hint="The first line must contain the column names, in any order. Other columns are ignored."
        placeholder={EXAMPLE}
        rows={5}
        spellCheck={false}
        wrap="off"
      />
      {current && <ImportResult lines={current} words={WORDS} />}
    </FormSheet>
  );
}
