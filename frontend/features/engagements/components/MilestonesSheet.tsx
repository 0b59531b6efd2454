import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { ConflictNotice } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { PlusIcon } from '#frontend/ui/style/icons.ts';
import { MILESTONES } from '#shared/features/engagements/rules.ts';
import { type Engagement, milestoneSchema } from '#shared/features/engagements/schema.ts';
import { refreshEngagements } from '../api.ts';
import {
  type MilestoneValues,
  milestonesOf,
  valuesOf,
  withMilestone,
  withoutMilestone,
} from '../milestoneValues.ts';

const { title, due, details } = milestoneSchema.shape;

const schema = z.object({
  ids: z.array(z.string()),
  titles: z.array(title).max(MILESTONES.most),
  dues: z.array(z.string().min(1, 'Choose a date').pipe(due)),
  details: z.array(details.unwrap()),
  done: z.array(z.string()),
});

/** The milestones as a conflict shows them: two versions of the list are compared and kept as a whole. */
const readable = (values: MilestoneValues) => ({
  milestones: milestonesOf(values).map((one) =>
    [one.title, one.due, one.details, one.done && 'done'].filter(Boolean).join(' · '),
  ),
});

const LABELS = { milestones: 'the milestones' };

interface MilestonesSheetProps {
  engagement: Engagement;
  onClose: () => void;
}

/** Edits the milestones. Either side may; the poster also says which are done. */
export default function MilestonesSheet({ engagement, onClose }: MilestonesSheetProps) {
  const client = useQueryClient();
  const rows = useRef<HTMLOListElement>(null);
  const params = { id: engagement.id };
  // What was typed goes on top of the list that it was typed into, and of no other: their parts would not fit.
  const [draft] = useState(() => `milestones:${engagement.id}:${engagement.version}`);
  const record = useRecordForm({
    record: engagement,
    valuesOf,
    schemaFor: () => schema,
    draft,
    save: (values, { version }) =>
      api.call('engagements.milestones', { params, body: { milestones: milestonesOf(values), version } }),
    read: () => api.call('engagements.get', { params }),
    onSaved: async () => {
      await refreshEngagements(client);
      toast({ title: 'Milestones saved', description: 'The other side is notified.' });
      onClose();
    },
  });
  const { form, field } = record;
  const values = form.watch();
  const set = (changed: typeof values) => {
    for (const name of ['ids', 'titles', 'dues', 'details', 'done'] as const)
      form.setValue(name, changed[name], { shouldDirty: true });
  };
  const focusTitle = (at: number) =>
    requestAnimationFrame(() => rows.current?.querySelectorAll<HTMLElement>('input[type=text]')[at]?.focus());
  const keepMine = () => {
    const mine = { ...form.getValues() };
    record.keepMine();
    // All parts of the list, so that none is of another length.
    set(mine);
  };
  const add = () => {
    set(withMilestone(values, crypto.randomUUID()));
    focusTitle(values.ids.length);
  };
  const remove = (at: number) => {
    set(withoutMilestone(values, at));
    focusTitle(Math.max(0, at - 1));
  };
  return (
    <FormSheet
      title="Milestones"
      description="Both sides can change them until the result is accepted."
      form={record}
      submit={{ label: 'Save milestones', pending: 'Saving…' }}
      onClose={onClose}
      above={
        record.theirs && (
          <ConflictNotice
            subject="The list of milestones"
            labels={LABELS}
            base={readable(valuesOf(record.base))}
            mine={readable(form.getValues())}
            theirs={readable(valuesOf(record.theirs))}
            onKeepMine={keepMine}
            onUseTheirs={record.useTheirs}
          />
        )
      }
    >
      <ol ref={rows} className="flex flex-col gap-8 empty:hidden">
        {values.ids.map((id, at) => (
          <li key={id} className="flex flex-col gap-4 border-b border-line pb-8">
            <TextField {...field(`titles.${at}`)} label={`Milestone ${at + 1}`} mark="required" />
            <DateField {...field(`dues.${at}`)} label="Due" mark="required" />
            <TextArea {...field(`details.${at}`)} label="What is to be there" mark="optional" rows={2} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              {engagement.side === 'poster' ? (
                <Checkbox
                  label="Done"
                  checked={values.done[at] === 'yes'}
                  onChange={({ target }) =>
                    form.setValue(`done.${at}`, target.checked ? 'yes' : '', { shouldDirty: true })
                  }
                />
              ) : (
                <span />
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove milestone ${at + 1}`}
                onClick={() => remove(at)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {values.ids.length < MILESTONES.most && (
        <div>
          <Button size="small" icon={<PlusIcon aria-hidden="true" />} onClick={add}>
            Add milestone
          </Button>
        </div>
      )}
    </FormSheet>
  );
}
