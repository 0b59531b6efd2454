import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { OWN_LICENCE } from '#shared/features/library/article.ts';
import { type EntryValues, entrySchemaFor, valuesFrom } from '#shared/features/library/entry-text.ts';
import { entryId, type ManagedEntry } from '#shared/features/library/schema.ts';
import { useRefresh } from '../managing.ts';
import { EntryFieldset } from './EntryFieldset.tsx';
import { EntryPreview } from './EntryPreview.tsx';

const EMPTY: EntryValues = {
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

/** The fields of an entry with a preview beside them; `entry` is undefined for a new one. */
export function EntryForm({ entry }: { entry: ManagedEntry | undefined }) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const defaultValues = { id: entry?.id ?? '', ...(entry ? valuesFrom(entry.fields) : EMPTY) };
  const [values, setValues] = useState<EntryValues>(defaultValues);
  const schema = z.intersection(
    z.object({ id: entryId }),
    entrySchemaFor(entry?.fields.topics.slice(1) ?? []).transform((fields) => ({ fields })),
  );
  const form = useApiForm({
    schema,
    defaultValues,
    draft: {
      name: `library:${entry?.id ?? 'new'}:${entry?.version ?? 0}`,
      fields: [
        'id',
        'type',
        'title',
        'roles',
        'topic',
        'answer',
        'body',
        'copy',
        'address',
        'publisher',
        'licence',
        'allows',
        'sources',
        'law',
      ],
    },
    onChange: setValues,
    send: ({ id, fields }) =>
      entry && entry.version !== null
        ? api.call('library.change', { params: { id }, body: { fields, version: entry.version } })
        : api.call('library.add', { params: { id }, body: { fields } }),
    onSent: async ({ id, title }) => {
      toast({ title: 'Entry saved', description: title });
      await refresh();
      if (!entry) void navigate(`${ADMIN_PATHS.library}/${id}`, { replace: true });
    },
  });
  return (
    <div className="grid items-start gap-10 xl:grid-cols-2">
      <Form form={form.form} label="Entry" onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        {!entry && (
          <TextField
            {...form.field('id')}
            label="Address"
            mark="required"
            hint="The last part of its address: small letters, digits and hyphens. It stays as it is."
          />
        )}
        <EntryFieldset form={form} type={values.type} />
        <Button type="submit" variant="primary" pending={form.pending}>
          Save entry
        </Button>
      </Form>
      <EntryPreview values={values} />
    </div>
  );
}
