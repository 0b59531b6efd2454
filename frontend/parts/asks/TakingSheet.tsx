import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { CheckboxGrid } from '#frontend/ui/forms/CheckboxGrid.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { ASK_TOPICS, ASKS_PER_WEEK } from '#shared/features/asks/rules.ts';
import type { AskSettings } from '#shared/features/asks/schema.ts';
import { useRefreshAsks } from './api.ts';

const schema = z.object({ perWeek: z.string(), topics: z.array(z.enum(ASK_TOPICS)) });
const NUMBERS = Array.from({ length: ASKS_PER_WEEK.max + 1 }, (_, number) => ({
  value: String(number),
  label: number === 0 ? 'None' : number === 1 ? 'One a week' : `${number} a week`,
}));
const LABELS = { perWeek: 'questions', topics: 'topics' };

const valuesOf = ({ perWeek, topics }: AskSettings) => ({ perWeek: String(perWeek), topics });

/** How many questions a week the alumnus takes, and about what. */
export default function TakingSheet({ settings, onClose }: { settings: AskSettings; onClose: () => void }) {
  const refresh = useRefreshAsks();
  const form = useRecordForm({
    record: settings,
    valuesOf,
    schemaFor: () => schema,
    draft: 'ask-settings',
    save: ({ perWeek, topics }, { version }) =>
      api.call('asks.saveSettings', { body: { perWeek: Number(perWeek), topics, version } }),
    read: () => api.call('asks.settings'),
    onSaved: () => {
      toast({ title: 'Saved' });
      onClose();
      return refresh();
    },
  });
  const { university, field, work } = settings.shown;
  const shown = [work, field, university].filter((text) => text !== '');
  return (
    <FormSheet
      title="Questions you take"
      description="One question takes about ten minutes. Students see you while you have room in the week."
      form={form}
      submit={{ label: 'Save', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={form} subject="What you take" labels={LABELS} />}
    >
      <Select {...form.field('perWeek')} label="Questions" options={NUMBERS} />
      <CheckboxGrid
        {...form.field('topics')}
        label="Topics"
        mark="optional"
        hint="Without a topic you take questions about all of them."
        options={ASK_TOPICS}
      />
      <p className="text-small text-muted">
        {shown.length > 0 ? 'Beside your name students see: ' : 'Beside your name students see nothing yet. '}
        {shown.length > 0 ? <bdi>{shown.join(' · ')}</bdi> : 'Add work and education to your profile.'}
      </p>
    </FormSheet>
  );
}
