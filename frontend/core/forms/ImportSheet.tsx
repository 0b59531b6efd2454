import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { SheetActions } from '#frontend/ui/overlays/SheetActions.tsx';
import { forgetDraft, readDraft, writeDraft } from '../session/drafts.ts';
import { FormSheet } from './FormSheet.tsx';
import { type ImportedLine, ImportResult, type ImportWords } from './ImportResult.tsx';
import { useApiForm } from './useApiForm.ts';

interface ImportSheetProps {
  title: string;
  description: string;
  /** Beside the result of the import. */
  doneDescription?: string;
  words: ImportWords;
  /** The button that imports `38 users`, and the same while it works. */
  action: { label: (what: string) => string; pending: string };
  /** What the file should contain; what the pasted list should. */
  hints: { file: string; list: string };
  example: string;
  /** The most of one import. */
  limits: { lines: number; characters: number };
  /** Under this name the list survives a reload. */
  draft: string;
  schema: z.ZodType<{ csv: string }>;
  /** Checks the lines, or imports them. */
  send: (body: { csv: string; dryRun: boolean }) => Promise<readonly ImportedLine[]>;
  onImported: () => unknown;
  onClose: () => void;
}

/** Imports a CSV file: first a dry run with a result per line, then what was checked. */
export function ImportSheet({
  title,
  words,
  limits,
  draft,
  send,
  onImported,
  onClose,
  ...props
}: ImportSheetProps) {
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<{ csv: string; lines: readonly ImportedLine[] }>();
  const [imported, setImported] = useState<readonly ImportedLine[]>();
  const form = useApiForm({
    schema: props.schema,
    defaultValues: readDraft(draft, { csv: '' }),
    // Not the form's own draft, which the dry run would delete.
    onChange: ({ csv: typed }) => writeDraft(draft, { csv: typed }),
    // Only the checked lines are imported; after an edit they are checked again.
    send: async ({ csv }) => {
      const dryRun = checked?.csv !== csv;
      return { csv, dryRun, lines: await send({ csv, dryRun }) };
    },
    onSent: async ({ csv, dryRun, lines }) => {
      if (dryRun) return setChecked({ csv, lines });
      setImported(lines);
      forgetDraft(draft);
      await onImported();
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
      <Sheet
        side="right"
        open
        onOpenChange={(open) => !open && onClose()}
        title={title}
        {...(props.doneDescription !== undefined && { description: props.doneDescription })}
      >
        <div className="flex min-h-full flex-col gap-5">
          <ImportResult lines={imported} words={words} done />
          <SheetActions>
            <Button variant="primary" onClick={onClose}>
              Close
            </Button>
          </SheetActions>
        </div>
      </Sheet>
    );
  const { label, pending } = props.action;
  return (
    <FormSheet
      title={title}
      description={props.description}
      form={form}
      submit={
        ready > 0
          ? { label: label(`${ready} ${ready === 1 ? words.one : words.many}`), pending }
          : { label: 'Check the list', pending: 'Checking…' }
      }
      onClose={onClose}
    >
      <FileDrop
        label="CSV file"
        hint={props.hints.file}
        accept="text/csv"
        extension=".csv"
        maxBytes={4 * limits.characters}
        refusal={`Choose a CSV file with at most ${limits.lines} ${words.many}`}
        file={file}
        onFile={(chosen) => void readFile(chosen)}
      />
      <TextArea
        {...form.field('csv')}
        label="Or paste the list"
        hint={props.hints.list}
        placeholder={props.example}
        rows={5}
        spellCheck={false}
        wrap="off"
      />
      {current && <ImportResult lines={current} words={words} />}
    </FormSheet>
  );
}
