import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { line, paragraphs } from '#shared/core/contract.ts';
import { CRITERION_IDS, RUBRIC_CRITERIA } from '#shared/core/rubric.ts';
import { TEMPLATE } from '#shared/features/reviews/rules.ts';
import type { ReviewTemplate } from '#shared/features/reviews/schema.ts';

const schema = z.object({
  title: line(TEMPLATE.title).min(1, 'Enter a title'),
  criterion: z.enum(['', ...CRITERION_IDS]).transform((value) => (value === '' ? null : value)),
  text: paragraphs(TEMPLATE.text).min(1, 'Write the comment'),
  shared: z.boolean(),
});

const CRITERIA = CRITERION_IDS.map((value) => ({ value, label: RUBRIC_CRITERIA[value].label }));

interface TemplateSheetProps {
  /** The one that is edited; undefined for a new one. */
  template: ReviewTemplate | undefined;
  onClose: () => void;
}

/** Adds a comment to use again, or changes one. */
export function TemplateSheet({ template, onClose }: TemplateSheetProps) {
  const client = useQueryClient();
  const form = useApiForm({
    schema,
    defaultValues: {
      title: template?.title ?? '',
      criterion: template?.criterion ?? ('' as z.input<typeof schema>['criterion']),
      text: template?.text ?? '',
      shared: template?.shared ?? false,
    },
    draft: {
      name: `review-template:${template?.id ?? 'new'}`,
      fields: ['title', 'criterion', 'text', 'shared'],
    },
    send: (body) =>
      template
        ? api.call('reviews.changeTemplate', { params: { id: template.id }, body })
        : api.call('reviews.addTemplate', { body }),
    onSent: async ({ title }) => {
      await client.invalidateQueries({ queryKey: api.key('reviews.templates') });
      toast({ title: template ? 'Template saved' : 'Template added', description: title });
      onClose();
    },
  });
  return (
    <FormSheet
      title={template ? 'Edit template' : 'Add template'}
      description="Reviews that you have written stay as they are."
      form={form}
      submit={{ label: template ? 'Save template' : 'Add template', pending: 'Saving…' }}
      onClose={onClose}
    >
      <TextField {...form.field('title')} label="Title" mark="required" />
      <Select
        {...form.field('criterion')}
        label="For"
        placeholder="The feedback as a whole"
        options={CRITERIA}
      />
      <TextArea {...form.field('text')} label="Comment" mark="required" rows={8} />
      <Checkbox
        {...form.field('shared')}
        label="Share with all mentors"
        hint="They can use it, and only you can change it."
      />
    </FormSheet>
  );
}
