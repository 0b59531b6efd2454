import { useState } from 'react';
import * as z from 'zod';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { withEntry } from '#frontend/core/lists/entries.ts';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { type Milestone, milestoneFields } from '#shared/features/startups/entries.ts';
import type { Startup } from '#shared/features/startups/schema.ts';
import { useEntryForm } from '../../lists.ts';
import { EvidenceFields, isShown, NOT_SHOWN } from './EvidenceFields.tsx';

const { title, due, doneOn, evidence, evidenceUrl } = milestoneFields;
const schema = z
  .object({ title, due, doneOn: z.union([z.literal(''), doneOn.unwrap().unwrap()]), evidence, evidenceUrl })
  .refine((entered) => entered.doneOn === '' || isShown(entered), NOT_SHOWN);
const LABELS = {
  title: 'milestone',
  due: 'due date',
  doneOn: 'day of completion',
  evidence: 'evidence',
  evidenceUrl: 'link',
} as const;

interface MilestoneSheetProps {
  startup: Startup;
  /** The one that is edited; undefined for a new one. */
  milestone: Milestone | undefined;
  onClose: () => void;
}

/** Adds a milestone, or changes one. */
export function MilestoneSheet({ startup, milestone, onClose }: MilestoneSheetProps) {
  const [id] = useState(() => milestone?.id ?? crypto.randomUUID());
  const form = useEntryForm({
    name: 'milestones',
    startup,
    valuesOf: (entries) => {
      const found = entries.find((one) => one.id === id);
      return {
        title: found?.title ?? '',
        due: found?.due ?? '',
        doneOn: found?.doneOn ?? '',
        evidence: found?.evidence ?? '',
        evidenceUrl: found?.evidenceUrl ?? '',
      };
    },
    schema,
    changed: ({ doneOn: day, ...sent }, entries) =>
      withEntry(entries, { ...sent, id, doneOn: day === '' ? null : day }),
    draft: `milestone:${milestone?.id ?? 'new'}`,
    said: milestone ? 'Milestone saved' : 'Milestone added',
    onSaved: onClose,
  });
  return (
    <FormSheet
      title={milestone ? 'Edit milestone' : 'Add milestone'}
      form={form}
      submit={{ label: milestone ? 'Save milestone' : 'Add milestone', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={form} subject="This milestone" labels={LABELS} />}
    >
      <TextField {...form.field('title')} label="What should be done" mark="required" />
      <DateField {...form.field('due')} label="Due on" mark="required" />
      {milestone && (
        <>
          <DateField {...form.field('doneOn')} label="Done on" hint="Empty while it is not done." />
          <EvidenceFields evidence={form.field('evidence')} evidenceUrl={form.field('evidenceUrl')} />
        </>
      )}
    </FormSheet>
  );
}
