import { useState } from 'react';
import * as z from 'zod';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { withEntry } from '#frontend/core/lists/entries.ts';
import { dayHere } from '#frontend/ui/data/dates.ts';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { type Milestone, milestoneFields } from '#shared/features/startups/entries.ts';
import type { Startup } from '#shared/features/startups/schema.ts';
import { useEntryForm } from '../../lists.ts';
import { EvidenceFields, isShown, NOT_SHOWN } from './EvidenceFields.tsx';

const { doneOn, evidence, evidenceUrl } = milestoneFields;
const schema = z
  .object({ doneOn: doneOn.unwrap().unwrap(), evidence, evidenceUrl })
  .refine(isShown, NOT_SHOWN);
const LABELS = { doneOn: 'day of completion', evidence: 'evidence', evidenceUrl: 'link' } as const;

interface DoneSheetProps {
  startup: Startup;
  milestone: Milestone;
  onClose: () => void;
}

/** Says that a milestone is done, since when, and by what it shows. */
export function DoneSheet({ startup, milestone, onClose }: DoneSheetProps) {
  const { id, title } = milestone;
  // The same for as long as the form is open, also past midnight: it is no change of the user's.
  const [today] = useState(() => dayHere(serverDate()));
  const currentIn = (entries: readonly Milestone[]) => entries.find((one) => one.id === id) ?? milestone;
  const form = useEntryForm({
    name: 'milestones',
    startup,
    valuesOf: (entries) => {
      const current = currentIn(entries);
      return {
        doneOn: current.doneOn ?? today,
        evidence: current.evidence,
        evidenceUrl: current.evidenceUrl,
      };
    },
    schema,
    changed: (sent, entries) => withEntry(entries, { ...currentIn(entries), ...sent }),
    draft: `milestone-done:${id}`,
    said: 'Milestone done',
    onSaved: onClose,
  });
  return (
    <FormSheet
      title="Mark as done"
      description={title}
      form={form}
      submit={{ label: 'Mark as done', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={form} subject="This milestone" labels={LABELS} />}
    >
      <EvidenceFields evidence={form.field('evidence')} evidenceUrl={form.field('evidenceUrl')} />
      <DateField {...form.field('doneOn')} label="Done on" mark="required" />
    </FormSheet>
  );
}
