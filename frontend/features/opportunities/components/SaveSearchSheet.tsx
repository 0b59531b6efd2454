import { useQueryClient } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Switch } from '#frontend/ui/forms/Switch.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { shortened } from '#shared/core/characters.ts';
import { line } from '#shared/core/contract.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import type { Filters } from '../exploreFilters.ts';
import { filtersInWords } from '../filtersInWords.ts';
import { queryToSave } from '../searches.ts';

const NAME_MAX = 80;
const schema = z.object({ name: line(NAME_MAX).min(1, 'Enter a name'), daily: z.boolean() });

interface SaveSearchSheetProps {
  filters: Filters;
  onClose: () => void;
}

/** Names a search and saves it, with an alert if the user wants one. */
export default function SaveSearchSheet({ filters, onClose }: SaveSearchSheetProps) {
  const queryClient = useQueryClient();
  const words = filtersInWords(filters);
  const form = useApiForm({
    schema,
    defaultValues: { name: shortened(words.join(', '), NAME_MAX) || 'All openings', daily: false },
    send: ({ name, daily }) =>
      api.call('searches.add', {
        body: { name, query: queryToSave(filters), alert: daily ? 'daily' : 'none' },
      }),
    onSent: async ({ alert }) => {
      onClose();
      toast({
        title: 'Search saved',
        description:
          alert === 'none' ? 'You’ll find it under Saved searches.' : 'We’ll tell you about new openings.',
      });
      await queryClient.invalidateQueries({ queryKey: api.key('searches') });
    },
  });
  const daily = useController({ control: form.control, name: 'daily' });
  return (
    <FormSheet
      title="Save this search"
      description={inOneLine(words) || 'All openings'}
      form={form}
      submit={{ label: 'Save search', pending: 'Saving…' }}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label="Name" mark="required" />
      <Switch
        label="Alert me about new openings"
        hint="In your notifications at once, and in one email each morning when there are any."
        checked={daily.field.value}
        onChange={({ target }) => daily.field.onChange(target.checked)}
      />
    </FormSheet>
  );
}
