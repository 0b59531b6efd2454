import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { DateField } from '#frontend/ui/forms/DateField.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { SCHEME_HINT } from '#shared/core/web-address.ts';
import { type OutsideApplication, outsideFieldsSchema } from '#shared/features/applications/outside.ts';
import { OUTSIDE_STAGE_LOOKS, OUTSIDE_STAGES } from '#shared/features/applications/outside-stages.ts';
import { fieldsOf, useRefreshOutside } from './api.ts';
import { History } from './History.tsx';
import type { Entry } from './trackerEntries.ts';

const FIELDS = ['title', 'company', 'stage', 'location', 'url', 'appliedOn', 'remindOn', 'note'] as const;
const NEW: ReturnType<typeof fieldsOf> = {
  title: '',
  company: '',
  location: '',
  url: '',
  appliedOn: '',
  remindOn: '',
  note: '',
  stage: 'applied',
};
const STAGES = OUTSIDE_STAGES.map((value) => ({ value, label: OUTSIDE_STAGE_LOOKS[value].label }));

interface OutsideSheetProps {
  /** The one to edit; left out for a new one. */
  entry?: Entry & { readonly outside: OutsideApplication };
  onClose: () => void;
}

/** Adds an application outside of this site, or changes one. */
export function OutsideSheet({ entry, onClose }: OutsideSheetProps) {
  const refresh = useRefreshOutside();
  const outside = entry?.outside;
  const form = useApiForm({
    schema: outsideFieldsSchema,
    defaultValues: outside ? fieldsOf(outside) : NEW,
    draft: { name: `outside:${outside?.id ?? 'new'}`, fields: FIELDS },
    send: (body) =>
      outside
        ? api.call('applications.saveOutside', { params: { id: outside.id }, body })
        : api.call('applications.addOutside', { body }),
    onSent: async ({ title }) => {
      await refresh();
      toast({ title: outside ? 'Application saved' : 'Application added', description: title });
      onClose();
    },
  });
  const { field } = form;
  return (
    <FormSheet
      title={outside ? outside.title : 'Add application'}
      description={outside ? outside.company : 'One that you made elsewhere, or plan to make.'}
      form={form}
      submit={{ label: outside ? 'Save application' : 'Add application', pending: 'Saving…' }}
      onClose={onClose}
    >
      {entry && <History entry={entry} />}
      <TextField {...field('title')} label="Job title" mark="required" />
      <TextField {...field('company')} label="Company" mark="required" />
      <Select {...field('stage')} label="Stage" options={STAGES} />
      <TextField {...field('location')} label="Location" />
      <TextField
        {...field('url')}
        label="Link"
        type="url"
        hint={`The address of the posting. ${SCHEME_HINT}`}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...field('appliedOn')} label="Applied on" />
        <DateField {...field('remindOn')} label="Remind me on" hint="In your notifications." />
      </div>
      <TextArea {...field('note')} label="Note" hint="Only you can see it." />
      {outside?.url && (
        <p className="text-small">
          <a
            href={outside.url}
            target="_blank"
            rel="noreferrer"
            className="rounded-tick font-medium text-brand underline underline-offset-3"
          >
            Open the posting
          </a>
        </p>
      )}
      {outside && <Delete outside={outside} onDeleted={onClose} />}
    </FormSheet>
  );
}

/** Deletes an application after a question in its place: there is no dialog above a sheet. */
function Delete({ outside, onDeleted }: { outside: OutsideApplication; onDeleted: () => void }) {
  const refresh = useRefreshOutside();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call('applications.removeOutside', { params: { id: outside.id } }),
    onSuccess: async () => {
      await refresh();
      toast({ title: 'Application deleted', description: outside.title });
      onDeleted();
    },
    onError: (error) =>
      toast({
        title: 'The application wasn’t deleted',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      }),
  });
  if (!asking)
    return (
      <div>
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          Delete application
        </Button>
      </div>
    );
  return (
    <fieldset className="flex flex-wrap items-center gap-3 rounded-card border border-line p-3 text-small">
      <legend className="sr-only">Delete application</legend>
      <span className="flex-1 basis-48">Delete this application? This can’t be undone.</span>
      <Button size="small" autoFocus onClick={() => setAsking(false)}>
        Keep it
      </Button>
      <Button size="small" variant="danger" pending={isPending} onClick={() => mutate()}>
        Delete
      </Button>
    </fieldset>
  );
}
