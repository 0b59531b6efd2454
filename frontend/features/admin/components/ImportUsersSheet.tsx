import { useQueryClient } from '@tanstack/react-query';
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
import {
  IMPORT_COLUMNS,
  IMPORT_LINES,
  IMPORT_MAX_CHARACTERS,
  type ImportLine,
  importSchema,
} from '#shared/features/invitations.ts';

const DRAFT = 'import';
const schema = importSchema.pick({ csv: true });
const EXAMPLE = `${IMPORT_COLUMNS.join(',')}\nada@example.org,Ada,Lovelace,student`;

const WORDS = {
  ...{ one: 'user', many: 'users', can: 'can be invited', done: 'invited' },
  ...{ readyHeading: 'Ready to invite', doneHeading: 'Invited' },
};
const named = ({ email, ...line }: ImportLine) => ({ ...line, name: email });

interface Checked {
  csv: string;
  lines: readonly ImportLine[];
}

/** Invites the users of a CSV file: first a dry run with a result per line, then the invitations. */
export function ImportUsersSheet({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<Checked>();
  const [imported, setImported] = useState<readonly ImportLine[]>();
  const form = useApiForm({
    schema,
    defaultValues: readDraft(DRAFT, { csv: '' }),
    // Not the form's own draft, which the dry run would delete.
    onChange: ({ csv: typed }) => writeDraft(DRAFT, { csv: typed }),
    // Only the checked lines are imported; after an edit they are checked again.
    send: async ({ csv }) => {
      const dryRun = checked?.csv !== csv;
      const { lines } = await api.call('invitations.importUsers', { body: { csv, dryRun } });
      return { csv, dryRun, lines };
    },
    onSent: ({ csv, dryRun, lines }) => {
      if (dryRun) setChecked({ csv, lines });
      else {
        setImported(lines);
        forgetDraft(DRAFT);
        void queryClient.invalidateQueries({ queryKey: api.key('admin') });
      }
    },
  });
  const { field, control } = form;
  const csv = useWatch({ control, name: 'csv' });
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
        title="Import users"
        description="Each invited user gets an email with a link to set a password."
      >
        <div className="flex min-h-full flex-col gap-5">
          <ImportResult lines={imported.map(named)} words={WORDS} done />
          <SheetActions>
            <Button variant="primary" onClick={onClose}>
              Close
            </Button>
          </SheetActions>
        </div>
      </Sheet>
    );
  const checkedAndReady = current !== undefined && ready > 0;
  return (
    <FormSheet
      title="Import users"
      description={`Invite up to ${IMPORT_LINES} users at a time. We check the list first; nothing is sent until you confirm.`}
      form={form}
      submit={
        checkedAndReady
          ? { label: `Invite ${ready} ${ready === 1 ? 'user' : 'users'}`, pending: 'Inviting…' }
          : { label: 'Check the list', pending: 'Checking…' }
      }
      onClose={onClose}
    >
      <FileDrop
        label="CSV file"
        hint={`With the columns ${IMPORT_COLUMNS.join(', ')}`}
        accept="text/csv"
        extension=".csv"
        maxBytes={4 * IMPORT_MAX_CHARACTERS}
        refusal={`Choose a CSV file with at most ${IMPORT_LINES} users`}
        file={file}
        onFile={(chosen) => void readFile(chosen)}
      />
      <TextArea
        {...field('csv')}
        label="Or paste the list"
        hint="The first line must contain the column names, in any order."
        placeholder={EXAMPLE}
        rows={5}
        spellCheck={false}
        wrap="off"
      />
      {current && <ImportResult lines={current.map(named)} words={WORDS} />}
    </FormSheet>
  );
}
