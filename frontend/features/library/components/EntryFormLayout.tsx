import type { ReactNode } from 'react';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import type { FormValues, SentEntry } from '#shared/features/library/entry-text.ts';
import { EntryFieldset } from './EntryFieldset.tsx';
import { EntryPreview } from './EntryPreview.tsx';

interface EntryFormLayoutProps {
  form: ApiForm<FormValues, SentEntry>;
  /** Before the fields. */
  above: ReactNode;
}

/** The fields of an entry with a preview beside them. */
export function EntryFormLayout({ form, above }: EntryFormLayoutProps) {
  const values = form.form.watch();
  return (
    <div className="grid items-start gap-10 xl:grid-cols-2">
      <Form form={form.form} label="Entry" onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        {above}
        <EntryFieldset form={form} type={values.type} />
        <Button type="submit" variant="primary" pending={form.pending}>
          Save entry
        </Button>
      </Form>
      <EntryPreview values={values} />
    </div>
  );
}
