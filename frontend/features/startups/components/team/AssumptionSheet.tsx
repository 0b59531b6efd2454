import { useState } from 'react';
import * as z from 'zod';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { withEntry } from '#frontend/core/lists/entries.ts';
import { RadioGroup } from '#frontend/ui/forms/RadioGroup.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { type Assumption, assumptionFields } from '#shared/features/startups/entries.ts';
import { DECISIONS } from '#shared/features/startups/rules.ts';
import type { Startup } from '#shared/features/startups/schema.ts';
import { DECISION_OPTIONS, RISK_OPTIONS } from '../../assumptionWords.ts';
import { useEntryForm } from '../../lists.ts';

const { statement, risk, test, result } = assumptionFields;
const schema = z
  .object({ statement, risk, test, result, decision: z.enum(['', ...DECISIONS]) })
  .refine(({ decision, test: how }) => decision === '' || how !== '', {
    path: ['test'],
    error: 'Say how you tested it before you decide',
  })
  .refine(({ decision, result: outcome }) => decision === '' || outcome !== '', {
    path: ['result'],
    error: 'Say what came out before you decide',
  });
const LABELS = {
  statement: 'statement',
  risk: 'risk',
  test: 'test',
  result: 'result',
  decision: 'decision',
} as const;

interface AssumptionSheetProps {
  startup: Startup;
  /** The one that is edited; undefined for a new one. */
  assumption: Assumption | undefined;
  /** It was opened to record the result of an assumption. */
  records: boolean;
  onClose: () => void;
}

/** Adds an assumption, changes one, or records its result and what follows from it. */
export function AssumptionSheet({ startup, assumption, records, onClose }: AssumptionSheetProps) {
  const [id] = useState(() => assumption?.id ?? crypto.randomUUID());
  const form = useEntryForm({
    name: 'assumptions',
    startup,
    valuesOf: (entries) => {
      const found = entries.find((one) => one.id === id);
      return {
        statement: found?.statement ?? '',
        risk: found?.risk ?? 'high',
        test: found?.test ?? '',
        result: found?.result ?? '',
        decision: found?.decision ?? '',
      };
    },
    schema,
    changed: ({ decision, ...sent }, entries) =>
      withEntry(entries, { ...sent, id, decision: decision === '' ? null : decision }),
    draft: `assumption:${assumption?.id ?? 'new'}`,
    said: assumption ? 'Assumption saved' : 'Assumption added',
    onSaved: onClose,
  });
  const title = records ? 'Record a result' : assumption ? 'Edit assumption' : 'Add assumption';
  return (
    <FormSheet
      title={title}
      description={
        records ? assumption?.statement : 'What must be true for the idea to work, and how you find out.'
      }
      form={form}
      submit={{ label: assumption ? 'Save assumption' : 'Add assumption', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={form} subject="This assumption" labels={LABELS} />}
    >
      {!records && (
        <>
          <TextField
            {...form.field('statement')}
            label="What must be true"
            mark="required"
            hint="A sentence that can turn out wrong, such as “students pay 5 a month for it”."
          />
          <RadioGroup {...form.field('risk')} label="Risk" options={RISK_OPTIONS} />
        </>
      )}
      <TextArea
        {...form.field('test')}
        label="Test"
        rows={3}
        hint="What you do to find out, with whom, and which answer would speak against it."
      />
      {assumption && (
        <>
          <TextArea
            {...form.field('result')}
            label="Result"
            rows={3}
            hint="What came out, in numbers where you can."
          />
          <RadioGroup {...form.field('decision')} label="Decision" options={DECISION_OPTIONS} />
        </>
      )}
    </FormSheet>
  );
}
