import { useNavigate } from 'react-router-dom';
import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { api } from '#frontend/core/api/client.ts';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { keysIn } from '#shared/core/choice-keys.ts';
import { OWN_LICENCE } from '#shared/features/library/article.ts';
import {
  entrySchemaFor,
  type FormValues,
  type SentEntry,
  valuesFrom,
} from '#shared/features/library/entry-text.ts';
import type { ManagedEntry } from '#shared/features/library/schema.ts';
import { FIELD_LABELS } from '../entryForm.ts';
import { useRefresh } from '../managing.ts';
import { EntryFormLayout } from './EntryFormLayout.tsx';

const EMPTY: FormValues = {
  id: '',
  type: 'guide',
  title: '',
  roles: ['student'],
  topic: 'applying',
  answer: '',
  body: '',
  copy: '',
  address: '',
  publisher: '',
  licence: OWN_LICENCE.name,
  allows: OWN_LICENCE.allows,
  sources: '',
  law: false,
};

const tellSaved = ({ title }: Pick<ManagedEntry, 'title'>) =>
  toast({ title: 'Entry saved', description: title });

/** Adds an entry. */
export function NewEntryForm() {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useApiForm({
    schema: entrySchemaFor([]),
    defaultValues: EMPTY,
    draft: { name: 'library:new', fields: keysIn(EMPTY) },
    send: ({ id, fields }) => api.call('library.add', { params: { id }, body: { fields } }),
    onSent: async (saved) => {
      tellSaved(saved);
      await refresh();
      void navigate(`${ADMIN_PATHS.library}/${saved.id}`, { replace: true });
    },
  });
  return (
    <EntryFormLayout
      form={form}
      above={
        <TextField
          {...form.field('id')}
          label="Address"
          mark="required"
          hint="The last part of its address: small letters, digits and hyphens. It stays as it is."
        />
      }
    />
  );
}

/** An entry whose version is a number: 0 while admins have changed nothing of it. */
type Numbered = Omit<ManagedEntry, 'version'> & { readonly version: number };
const numbered = (entry: ManagedEntry): Numbered => ({ ...entry, version: entry.version ?? 0 });

/** Edits an entry, which other admins may edit at the same time. */
export function EntryForm({ entry }: { entry: ManagedEntry }) {
  const refresh = useRefresh();
  const params = { id: entry.id };
  const form = useRecordForm<Numbered, FormValues, SentEntry>({
    record: numbered(entry),
    valuesOf: ({ id, fields }) => ({ id, ...valuesFrom(fields) }),
    schemaFor: ({ fields }) => entrySchemaFor(fields.topics.slice(1)),
    draft: `library:${entry.id}`,
    save: async ({ fields }, { version }) =>
      numbered(
        version === 0
          ? await api.call('library.add', { params, body: { fields } })
          : await api.call('library.change', { params, body: { fields, version } }),
      ),
    read: async () => numbered(await api.call('library.manage', { params })),
    onSaved: async (saved) => {
      tellSaved(saved);
      await refresh();
    },
  });
  return (
    <EntryFormLayout
      form={form}
      above={<RecordConflict form={form} subject="This entry" labels={FIELD_LABELS} />}
    />
  );
}
