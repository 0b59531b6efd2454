import { useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { type Resource, resourceFields } from '#shared/features/mentors/schema.ts';

const KINDS = [
  { value: 'link', label: 'Link', description: 'A page, a video or a document' },
  { value: 'text', label: 'Text', description: 'Words that you send often' },
];

interface ResourceSheetProps {
  /** The one that is edited; undefined for a new one. */
  resource: Resource | undefined;
  onClose: () => void;
}

/** Adds a link or a text to the resource library, or changes one. */
export function ResourceSheet({ resource, onClose }: ResourceSheetProps) {
  const client = useQueryClient();
  const form = useApiForm({
    schema: resourceFields,
    defaultValues: {
      kind: resource?.kind ?? 'link',
      title: resource?.title ?? '',
      url: resource?.url ?? '',
      text: resource?.text ?? '',
    },
    draft: { name: `resource:${resource?.id ?? 'new'}`, fields: ['kind', 'title', 'url', 'text'] },
    send: (body) =>
      resource
        ? api.call('mentors.saveResource', { params: { id: resource.id }, body })
        : api.call('mentors.addResource', { body }),
    onSent: async ({ title }) => {
      await client.invalidateQueries({ queryKey: api.key('mentors.resources') });
      toast({ title: resource ? 'Resource saved' : 'Resource added', description: title });
      onClose();
    },
  });
  const kind = form.form.watch('kind');
  return (
    <FormSheet
      title={resource ? 'Edit resource' : 'Add resource'}
      description="Only you see your library. What you have sent stays as it was sent."
      form={form}
      submit={{ label: resource ? 'Save resource' : 'Add resource', pending: 'Saving…' }}
      onClose={onClose}
    >
      <RadioGroup {...form.field('kind')} label="Kind" options={KINDS} columns={2} value={kind} />
      <TextField {...form.field('title')} label="Title" mark="required" />
      {kind === 'link' && (
        <TextField {...form.field('url')} label="Address" mark="required" type="url" inputMode="url" />
      )}
      <TextArea
        {...form.field('text')}
        label={kind === 'link' ? 'What to say about it' : 'Text'}
        mark={kind === 'link' ? 'optional' : 'required'}
        rows={kind === 'link' ? 3 : 8}
      />
    </FormSheet>
  );
}
