import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { itemsOf } from '#frontend/core/lists/ListStates.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { EntryRow } from '#shared/features/library/schema.ts';
import { startupPath } from '#shared/features/startups/address.ts';
import type { StartupRow } from '#shared/features/startups/schema.ts';
import { refreshStartups, useStartups } from '../../api.ts';
import { tabPath } from '../../words.ts';

export interface CopyTemplateProps {
  entry: EntryRow;
  onClose: () => void;
}

/** Asks into which startup a template is copied. */
export function CopyTemplate({ entry, onClose }: CopyTemplateProps) {
  const list = useStartups();
  const startups = itemsOf(list).filter(
    ({ status, mine }) => status !== 'closed' && mine.status === 'member',
  );
  if (list.data && startups.length === 0)
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title={entry.title}>
        <EmptyState
          title="You have no startup yet"
          action={
            <ButtonLink to={tabPath('new')} variant="primary">
              Create New
            </ButtonLink>
          }
        >
          A template is copied into a startup, where your team can change it.
        </EmptyState>
      </Dialog>
    );
  if (!list.data && list.error)
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title={entry.title}>
        <RetryNotice
          error={list.error}
          fallback="We couldn’t load your startups."
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      </Dialog>
    );
  if (startups.length === 0) return null;
  return <CopyForm entry={entry} startups={startups} onClose={onClose} />;
}

const schema = z.object({ startupId: z.string().min(1, 'Choose a startup') });

function CopyForm({ entry, startups, onClose }: CopyTemplateProps & { startups: readonly StartupRow[] }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useApiForm({
    schema,
    defaultValues: { startupId: startups[0]?.id ?? '' },
    send: async ({ startupId }) => {
      await api.call('startups.addDocument', { params: { id: startupId }, body: { entryId: entry.id } });
      return startupId;
    },
    onSent: async (startupId) => {
      toast({ title: 'Template copied' });
      await refreshStartups(client);
      onClose();
      await navigate(startupPath(startupId));
    },
  });
  return (
    <FormSheet
      title="Copy into a startup"
      description={entry.title}
      form={form}
      submit={{ label: 'Copy template', pending: 'Copying…' }}
      onClose={onClose}
    >
      <Select
        {...form.field('startupId')}
        label="Startup"
        mark="required"
        options={startups.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormSheet>
  );
}
