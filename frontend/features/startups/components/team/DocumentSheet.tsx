import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import {
  documentFieldsSchema,
  type Startup,
  type StartupDocument,
} from '#shared/features/startups/schema.ts';
import { refreshStartups, useDocuments } from '../../api.ts';

interface DocumentSheetProps {
  startup: Startup;
  /** The one that is edited; undefined for a new one. */
  documentId: string | undefined;
  onClose: () => void;
}

/** Begins a document of the team, or changes one. */
export function DocumentSheet({ startup, documentId, onClose }: DocumentSheetProps) {
  const { data } = useDocuments(startup.id);
  if (documentId === undefined) return <NewDocument startupId={startup.id} onClose={onClose} />;
  const document = data?.items.find(({ id }) => id === documentId);
  return document && <EditDocument startupId={startup.id} document={document} onClose={onClose} />;
}

interface FormProps {
  startupId: string;
  onClose: () => void;
}

function NewDocument({ startupId, onClose }: FormProps) {
  const client = useQueryClient();
  const form = useApiForm({
    schema: documentFieldsSchema,
    defaultValues: { title: '', text: '' },
    draft: { name: `startup:${startupId}:document`, fields: ['title', 'text'] },
    send: (body) => api.call('startups.addDocument', { params: { id: startupId }, body }),
    onSent: async () => {
      toast({ title: 'Document added' });
      await refreshStartups(client);
      onClose();
    },
  });
  return (
    <FormSheet
      wide
      title="Add document"
      form={form}
      submit={{ label: 'Add document', pending: 'Adding…' }}
      onClose={onClose}
    >
      <TextField {...form.field('title')} label="Title" mark="required" />
      <TextArea {...form.field('text')} label="Text" rows={14} />
    </FormSheet>
  );
}

const LABELS = { title: 'title', text: 'text' } as const;

function EditDocument({ startupId, document, onClose }: FormProps & { document: StartupDocument }) {
  const client = useQueryClient();
  const { id: documentId } = document;
  const form = useRecordForm({
    record: document,
    valuesOf: ({ title, text }) => ({ title, text }),
    schemaFor: () => documentFieldsSchema,
    draft: `startup:${startupId}:document:${documentId}`,
    save: (fields, { version }) =>
      api.call('startups.saveDocument', {
        params: { id: startupId, documentId },
        body: { ...fields, version },
      }),
    read: async () => {
      const { items } = await api.call('startups.documents', { params: { id: startupId } });
      return items.find(({ id }) => id === documentId) ?? document;
    },
    onSaved: async () => {
      toast({ title: 'Document saved' });
      await refreshStartups(client);
      onClose();
    },
  });
  return (
    <FormSheet
      wide
      title="Edit document"
      form={form}
      submit={{ label: 'Save document', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={form} subject="This document" labels={LABELS} />}
    >
      <TextField {...form.field('title')} label="Title" mark="required" />
      <TextArea {...form.field('text')} label="Text" rows={14} />
    </FormSheet>
  );
}
