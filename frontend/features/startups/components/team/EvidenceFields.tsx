import type { ComponentProps } from 'react';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import type { Milestone } from '#shared/features/startups/entries.ts';

/** Whether a milestone has evidence, in words or by a link: one that is done needs it. */
export const isShown = ({ evidence, evidenceUrl }: Pick<Milestone, 'evidence' | 'evidenceUrl'>): boolean =>
  evidence !== '' || evidenceUrl !== '';

/** What a form says when it is missing. */
export const NOT_SHOWN = {
  path: ['evidence'],
  error: 'Say by what it shows that this is done, in words or by a link',
};

interface EvidenceFieldsProps {
  evidence: Omit<ComponentProps<typeof TextArea>, 'label'>;
  evidenceUrl: Omit<ComponentProps<typeof TextField>, 'label'>;
}

/** By what it shows that a milestone is done. */
export function EvidenceFields({ evidence, evidenceUrl }: EvidenceFieldsProps) {
  return (
    <>
      <TextArea
        {...evidence}
        label="Evidence"
        rows={3}
        hint="By what it shows, such as “17 interviews, written down”."
      />
      <TextField {...evidenceUrl} label="Link to the evidence" type="url" />
    </>
  );
}
