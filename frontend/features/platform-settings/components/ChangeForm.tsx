import { useController } from 'react-hook-form';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { isSameValue, type Setting, type SettingValue, settingProblem } from '#shared/core/settings.ts';
import { settingChangeSchema } from '#shared/features/platform-settings/schema.ts';
import { type ShownSetting, useRefreshSettings } from '../api.ts';
import { useSettled } from '../useSettled.ts';
import { Effect } from './Effect.tsx';
import { ValueField } from './ValueField.tsx';

const schemaOf = ({ shape }: Setting, current: SettingValue) =>
  z.object({
    value: z.custom<SettingValue>().superRefine((value, context) => {
      const same = isSameValue(value, current) ? 'Choose another value' : undefined;
      const message = settingProblem(shape, value) ?? same;
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
    reason: settingChangeSchema.shape.reason,
  });

/** The form before anything is typed. */
const startOf = (value: SettingValue): { value: SettingValue; reason: string } => ({ value, reason: '' });

/** Changes one setting: the value, what it would bring about, and why. */
export default function ChangeForm({ shown: { setting, row } }: { shown: ShownSetting }) {
  const refresh = useRefreshSettings();
  const { key } = setting;
  const form = useApiForm({
    schema: schemaOf(setting, row.value),
    defaultValues: startOf(row.value),
    draft: { name: `setting:${key}:${row.version}`, fields: ['reason'] },
    send: ({ value, reason }) =>
      api.call('platform-settings.change', {
        params: { key },
        body: { value, reason, version: row.version },
      }),
    // Another admin may have changed it: what is shown next is theirs.
    onError: refresh,
    onSent: async ({ status }) => {
      await refresh();
      toast(
        status === 'changed'
          ? { title: 'Setting changed', description: 'It counts for everyone within 30 seconds.' }
          : { title: 'Waits for a second admin', description: 'The other admins were notified.' },
      );
    },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'value' });
  const planned = useSettled(field.value);
  const isPlanned = settingProblem(setting.shape, planned) === undefined && !isSameValue(planned, row.value);
  return (
    <Form form={form.form} label={`Change ${setting.label}`} onSubmit={form.submit}>
      <FormFailure failure={form.failure} />
      <ValueField
        setting={setting}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
      <Effect settingKey={key} value={isPlanned ? planned : undefined} />
      <TextField
        {...form.field('reason')}
        label="Reason"
        mark="required"
        hint="The history and the audit log show it."
      />
      <div>
        <Button type="submit" variant="primary" pending={form.pending}>
          {row.risky ? 'Save or ask for approval' : 'Save'}
        </Button>
      </div>
    </Form>
  );
}
