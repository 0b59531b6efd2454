import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { COLOUR } from '#shared/core/branding.ts';
import { ownColourSchema } from '#shared/core/branding-schema.ts';
import type { OwnCompany } from '#shared/features/companies/routes.ts';
import { useRefreshCompanies } from '../api.ts';
import { ColourPreview } from './ColourPreview.tsx';

const schema = z.object({ colour: z.string().trim().toLowerCase().pipe(ownColourSchema) });

/** What the browser's own picker of colours shows before one was chosen. */
const FIRST = '#17513d';

/** The colour of a company, with its contrast while it is chosen. An empty field is no colour. */
export function ColourForm({ company: { id, ownBranding } }: { company: OwnCompany }) {
  const refresh = useRefreshCompanies();
  const form = useApiForm({
    schema,
    defaultValues: { colour: ownBranding.colour },
    send: (body) => api.call('companies.saveColour', { params: { id }, body }),
    onSent: async ({ ownBranding: { colour } }) => {
      await refresh();
      form.form.reset({ colour });
      toast({ title: colour === '' ? 'Colour removed' : 'Colour saved' });
    },
  });
  const typed = useWatch({ control: form.control, name: 'colour' }).trim().toLowerCase();
  const isColour = COLOUR.test(typed);
  const choose = (colour: string) =>
    form.form.setValue('colour', colour, { shouldValidate: true, shouldDirty: true });
  return (
    <Form form={form.form} label="Brand colour" onSubmit={form.submit} className="gap-3!">
      <FormFailure failure={form.failure} />
      <div className="flex items-end gap-2">
        <TextField
          {...form.field('colour')}
          label="Colour"
          mark="optional"
          spellCheck={false}
          autoComplete="off"
          className="flex-1"
          placeholder={FIRST}
        />
        <input
          type="color"
          aria-label="Pick a colour"
          value={isColour ? typed : FIRST}
          onChange={({ target }) => choose(target.value)}
          className="h-11 w-11 flex-none cursor-pointer rounded-control border border-line-strong bg-raised p-1"
        />
      </div>
      {isColour && <ColourPreview colour={typed} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" pending={form.pending}>
          Save colour
        </Button>
        {ownBranding.colour !== '' && (
          <Button
            size="small"
            variant="quiet"
            disabled={form.pending}
            onClick={() => {
              choose('');
              void form.submit();
            }}
          >
            Remove colour
          </Button>
        )}
      </div>
    </Form>
  );
}
