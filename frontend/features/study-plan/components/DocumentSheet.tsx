import { useState } from 'react';
import * as z from 'zod';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { withEntry } from '#frontend/core/lists/entries.ts';
import { COUNTRY_OPTIONS } from '#frontend/parts/guides/countries.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { GUIDE_COUNTRIES } from '#shared/features/guides/fact.ts';
import { DOCUMENT_STATES } from '#shared/features/study-plan/rules.ts';
import { documentFields, type PlanDocument, type VersionedPlan } from '#shared/features/study-plan/schema.ts';
import { usePlanForm } from '../api.ts';
import { countryOf, STATE_OPTIONS, typedCountry } from '../words.ts';

const schema = z.object({ ...documentFields, country: z.enum(['', ...GUIDE_COUNTRIES]) });
const LABELS = { name: 'document', country: 'country', state: 'state', note: 'note' } as const;
const [FIRST_STATE] = DOCUMENT_STATES;

interface DocumentSheetProps {
  plan: VersionedPlan;
  /** The one that is edited; undefined for a new one. */
  document: PlanDocument | undefined;
  onClose: () => void;
}

/** Adds a document to the plan, or changes one. */
export function DocumentSheet({ plan, document, onClose }: DocumentSheetProps) {
  const [id] = useState(() => document?.id ?? crypto.randomUUID());
  const form = usePlanForm({
    plan,
    valuesOf: ({ documents }) => {
      const found = documents.find((one) => one.id === id);
      return {
        name: found?.name ?? '',
        country: typedCountry(found?.country ?? null),
        state: found?.state ?? FIRST_STATE,
        note: found?.note ?? '',
      };
    },
    schema,
    changed: ({ country, ...sent }, current) => ({
      ...current,
      documents: withEntry(current.documents, { ...sent, id, country: countryOf(country) }),
    }),
    part: `document:${document?.id ?? 'new'}`,
    said: document ? 'Document saved' : 'Document added',
    onSaved: onClose,
  });
  return (
    <FormSheet
      title={document ? 'Edit document' : 'Add document'}
      form={form}
      submit={{ label: document ? 'Save document' : 'Add document', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={form} subject="This document" labels={LABELS} />}
    >
      <TextField {...form.field('name')} label="Document" mark="required" />
      <Select
        {...form.field('country')}
        label="Country"
        placeholder="Any country"
        options={COUNTRY_OPTIONS}
      />
      <Select {...form.field('state')} label="State" options={STATE_OPTIONS} />
      <TextField {...form.field('note')} label="Note" mark="optional" />
    </FormSheet>
  );
}
