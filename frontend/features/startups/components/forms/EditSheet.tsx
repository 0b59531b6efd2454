import { api } from '#frontend/core/api/client.ts';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { CURRENCY_CODES } from '#shared/core/pay-rules.ts';
import { STARTUP_AUDIENCE_LABELS, STARTUP_AUDIENCES } from '#shared/features/startups/rules.ts';
import type { Startup } from '#shared/features/startups/schema.ts';
import { useKeepStartup } from '../../api.ts';
import { StartupFields } from './StartupFields.tsx';
import { editedFields, editedSchema, editedValues } from './startupForm.ts';

const LABELS = {
  name: 'name',
  industry: 'industry',
  problem: 'problem',
  solution: 'solution',
  targetMarket: 'target market',
  stage: 'stage',
  timeline: 'timeline',
  description: 'description',
  funding: 'funding',
  currency: 'currency',
  audience: 'who sees the page',
} as const;

const AUDIENCES = STARTUP_AUDIENCES.map((value) => ({ value, label: STARTUP_AUDIENCE_LABELS[value] }));

/** Changes what a startup says of itself. Its lead also chooses who sees its page. */
export function EditSheet({ startup, onClose }: { startup: Startup; onClose: () => void }) {
  const { id, mine } = startup;
  const isLead = mine.role === 'lead';
  const { keep } = useKeepStartup(id);
  const form = useRecordForm({
    record: startup,
    valuesOf: editedValues,
    schemaFor: () => editedSchema,
    draft: `startup:${id}`,
    save: (values, { version }) => {
      const { audience, ...fields } = editedFields(values);
      return api.call('startups.update', {
        params: { id },
        body: { ...fields, ...(isLead && { audience }), version },
      });
    },
    read: () => api.call('startups.get', { params: { id } }),
    onSaved: async (saved) => {
      await keep(saved);
      toast({ title: 'Startup saved' });
      onClose();
    },
  });
  return (
    <FormSheet
      title="Edit startup"
      form={form}
      submit={{ label: 'Save startup', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={form} subject="This startup" labels={LABELS} />}
    >
      <StartupFields field={form.field} />
      <TextArea
        {...form.field('description')}
        label="Description"
        hint="What others read first on the page of your startup."
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <TextField
          {...form.field('funding')}
          label="Funding raised"
          inputMode="numeric"
          hint="Shown as self-declared: Fledge doesn’t check it."
        />
        <Select {...form.field('currency')} label="Currency" options={CURRENCY_CODES} />
      </div>
      {isLead && <RadioGroup {...form.field('audience')} label="Who sees the page" options={AUDIENCES} />}
    </FormSheet>
  );
}
