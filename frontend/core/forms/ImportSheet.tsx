import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { SheetActions } from '#frontend/ui/overlays/SheetActions.tsx';
import type { Reading } from '../files/readText.ts';
import { forgetDraft, readDraft, writeDraft } from '../session/drafts.ts';
import { EncodingChoice } from './EncodingChoice.tsx';
import { FormSheet } from './FormSheet.tsx';
import type { ImportedLine } from './ImportedLines.tsx';
import { ImportResult, type ImportWords } from './ImportResult.tsx';
import { useApiForm } from './useApiForm.ts';

interface Outcome {
  readonly lines: readonly ImportedLine[];
  /** Columns of the file that are not read. */
  readonly ignored: readonly string[];
}

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
  send: (body: { csv: string; dryRun: boolean }) => Promise<Outcome>;
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
  const [checked, setChecked] = useState<Outcome & { csv: string }>();
  const [imported, setImported] = useState<Outcome>();
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const form = useApiForm({
    schema: props.schema,
    defaultValues: readDraft(draft, { csv: '' }),
    // Not the form's own draft, which the dry run would delete.
    onChange: ({ csv: typed }) => writeDraft(draft, { csv: typed }),
    // Only the checked lines are imported; after an edit they are checked again.
    send: async ({ csv }) => {
      const dryRun = checked?.csv !== csv;
      return { csv, dryRun, outcome: await send({ csv, dryRun }) };
    },
    onSent: async ({ csv, dryRun, outcome }) => {
      if (dryRun) return setChecked({ csv, ...outcome });
      setImported(outcome);
      forgetDraft(draft);
      await onImported();
    },
  });
  const csv = useWatch({ control: form.control, name: 'csv' });
  const current = checked?.csv === csv ? checked : undefined;
  const ready = current?.lines.filter(({ ok }) => ok).length ?? 0;

  const fill = (text: string) => form.form.setValue('csv', text, { shouldValidate: true });
  /** Puts the text of a file into the list; says why when it has none. */
  const readFile = async (chosen: File): Promise<string | undefined> => {
    const { readText, notTextMessage } = await import('../files/readText.ts');
    const read = readText(new Uint8Array(await chosen.arrayBuffer()), navigator.languages);
    if ('kind' in read) return notTextMessage('CSV', read.kind);
    const text = 'text' in read ? read.text : (read.readings[0]?.text ?? '');
    setReadings('readings' in read ? read.readings : []);
    fill(text);
    return undefined;
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
          <ImportResult {...imported} words={words} done />
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
        accept="text/csv,.csv,.tsv,.txt"
        maxBytes={4 * limits.characters}
        refusal={`Choose a CSV file with at most ${limits.lines} ${words.many}`}
        problemOf={readFile}
        file={file}
        onFile={(chosen) => {
          setFile(chosen);
          if (!chosen) setReadings([]);
        }}
      />
      {readings.length > 0 && <EncodingChoice readings={readings} text={csv} onChoose={fill} />}
      <TextArea
        {...form.field('csv')}
        label="Or paste the list"
        hint={props.hints.list}
        placeholder={props.example}
        rows={5}
        spellCheck={false}
        wrap="off"
      />
      {current && <ImportResult lines={current.lines} ignored={current.ignored} words={words} />}
    </FormSheet>
  );
}
