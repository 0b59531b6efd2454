import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FieldGroup } from '#frontend/ui/forms/FieldGroup.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { CloseIcon } from '#frontend/ui/style/icons.ts';
import { JUDGING } from '#shared/features/judging/rules.ts';
import { judgesSchema } from '#shared/features/judging/schema.ts';
import { refreshJudging } from './api.ts';
import { FindJudges } from './FindJudges.tsx';
import type { JudgeChoice } from './words.ts';

export interface ChooseJudgesProps {
  challengeId: string;
  /** Those who judge it now. */
  judges: readonly JudgeChoice[];
  onClose: () => void;
}

/** A sheet in which the host chooses who judges: all of them are saved at once. */
export default function ChooseJudges({ challengeId, judges, onClose }: ChooseJudgesProps) {
  const client = useQueryClient();
  const [names, setNames] = useState(() => new Map(judges.map(({ id, name }) => [id, name])));
  const form = useApiForm({
    schema: judgesSchema,
    defaultValues: { judges: judges.map(({ id }) => id) },
    send: (body) => api.call('judging.judges', { params: { id: challengeId }, body }),
    onSent: async () => {
      toast({ title: 'Judges saved' });
      onClose();
      await refreshJudging(client);
    },
  });
  const chosen = useWatch({ control: form.control, name: 'judges' });
  const set = (ids: string[]) =>
    form.form.setValue('judges', ids, { shouldDirty: true, shouldValidate: form.error !== null });
  const add = ({ id, name }: JudgeChoice) => {
    if (chosen.includes(id)) return;
    setNames((before) => new Map(before).set(id, name));
    set([...chosen, id]);
  };
  return (
    <FormSheet
      title="Judges"
      description={`Choose ${JUDGING.judges.min} to ${JUDGING.judges.max}. Hosts and participants can’t judge. Mentors, colleagues and fellow students of a team are kept from its entry.`}
      form={form}
      submit={{ label: 'Save judges', pending: 'Saving…' }}
      onClose={onClose}
      above={<FindJudges chosen={chosen} onAdd={add} />}
    >
      <FieldGroup
        label={`Chosen (${chosen.length})`}
        mark="required"
        error={form.field('judges').error}
        hint="What a judge whom you take off has not scored goes to the others."
      >
        {chosen.length === 0 ? (
          <p className="text-small text-muted">Nobody yet. Add judges above.</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {chosen.map((id) => {
              const name = names.get(id) ?? id;
              return (
                <li key={id} className="flex items-center justify-between gap-3 py-2 text-small">
                  <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>
                  <Button
                    variant="quiet"
                    size="small"
                    icon={<CloseIcon aria-hidden="true" />}
                    onClick={() => set(chosen.filter((other) => other !== id))}
                  >
                    Remove
                    <span className="sr-only">
                      {' '}
                      <bdi>{name}</bdi>
                    </span>
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </FieldGroup>
    </FormSheet>
  );
}
