import { type ReactNode, useRef } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { type ApiForm, useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Entry } from '#shared/features/challenges/entry-schema.ts';
import { ENTRY } from '#shared/features/challenges/rules.ts';
import { useRefreshChallenges } from '../api.ts';
import {
  ENTRY_LABELS,
  type EntryValues,
  entryValuesOf,
  entryValuesSchema,
  type SentEntryValues,
} from '../entryValues.ts';

const NO_ENTRY = entryValuesOf(null);

/** Begins the entry of the user's team as a draft. */
export function NewEntry({ challengeId }: { challengeId: string }) {
  const refresh = useRefreshChallenges();
  const form = useApiForm({
    schema: entryValuesSchema,
    defaultValues: NO_ENTRY,
    draft: { name: `entry:${challengeId}`, fields: ['title', 'description', 'links'] },
    send: (body: SentEntryValues) => api.call('challenges.addEntry', { params: { id: challengeId }, body }),
    onSent: async () => {
      toast({ title: 'Draft saved' });
      await refresh();
    },
  });
  return (
    <EntryForm form={form} onSubmit={form.submit}>
      <Button type="submit" variant="primary" pending={form.pending}>
        Save draft
      </Button>
    </EntryForm>
  );
}

export interface EditEntryProps {
  challengeId: string;
  entry: Entry;
}

/** Saves the draft of an entry on top of the version that was loaded, or saves it and hands it in. */
export function EditEntry({ challengeId, entry }: EditEntryProps) {
  const refresh = useRefreshChallenges();
  const handsIn = useRef(false);
  const params = { id: challengeId, entryId: entry.id };
  const form = useRecordForm({
    record: entry,
    valuesOf: ({ draft }) => entryValuesOf(draft),
    schemaFor: () => entryValuesSchema,
    draft: `entry:${entry.id}`,
    save: async (sent: SentEntryValues, { version }) => {
      const saved = await api.call('challenges.updateEntry', { params, body: { ...sent, version } });
      return handsIn.current
        ? api.call('challenges.submit', { params, body: { version: saved.version } })
        : saved;
    },
    read: () => api.call('challenges.entry', { params }),
    onSaved: async ({ number }) => {
      toast({ title: handsIn.current ? `Version ${number} submitted` : 'Draft saved' });
      await refresh();
    },
  });
  const send = (handIn: boolean) => (event?: { preventDefault: () => void }) => {
    handsIn.current = handIn;
    return form.submit(event);
  };
  const isFull = entry.versions.length >= ENTRY.versions;
  return (
    <div>
      <RecordConflict form={form} subject="This entry" labels={ENTRY_LABELS} />
      <EntryForm form={form} onSubmit={send(false)}>
        <Button type="submit" pending={form.pending}>
          Save draft
        </Button>
        <Button variant="primary" disabled={form.pending || isFull} onClick={() => void send(true)()}>
          {entry.number === 0 ? 'Submit entry' : `Submit version ${entry.versions.length + 1}`}
        </Button>
        {isFull && (
          <p className="text-small text-muted">{`An entry has at most ${ENTRY.versions} versions.`}</p>
        )}
      </EntryForm>
    </div>
  );
}

interface EntryFormProps {
  form: Pick<ApiForm<EntryValues, SentEntryValues>, 'form' | 'field' | 'failure'>;
  onSubmit: ApiForm<EntryValues>['submit'];
  /** The buttons. */
  children: ReactNode;
}

function EntryForm({ form, onSubmit, children }: EntryFormProps) {
  return (
    <Form form={form.form} label="Entry" onSubmit={onSubmit}>
      <FormFailure failure={form.failure} />
      <TextField {...form.field('title')} label="Title" mark="required" />
      <TextArea
        {...form.field('description')}
        label="Description"
        mark="optional"
        rows={8}
        hint="Judges read it without your names: leave them out."
      />
      <TextArea
        {...form.field('links')}
        label="Links"
        mark="optional"
        rows={3}
        hint={`One on each line, up to ${ENTRY.links}: code, a demo, a video.`}
      />
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </Form>
  );
}
