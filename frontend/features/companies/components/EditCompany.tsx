import { api } from '#frontend/core/api/client.ts';
import { ConflictNotice } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { companyFieldsSchema, type CompanyFields as Fields } from '#shared/features/companies.ts';
import { type ShownCompany, useRefreshCompanies } from '../api.ts';
import { CompanyFields } from './CompanyFields.tsx';

const fieldsOf = ({ name, site, sector, size, place, about }: Fields): Fields => ({
  name,
  site,
  sector,
  size,
  place,
  about,
});

const LABELS: Readonly<Record<keyof Fields, string>> = {
  name: 'name',
  site: 'website',
  sector: 'sector',
  size: 'size',
  place: 'place',
  about: 'about',
};

/** Edits what a company says of itself. Its members may do so at the same time. */
export function EditCompany({ company, onClose }: { company: ShownCompany; onClose: () => void }) {
  const refresh = useRefreshCompanies();
  const params = { id: company.id };
  const state = useRecordForm<ShownCompany, Fields, Fields>({
    record: company,
    valuesOf: fieldsOf,
    schemaFor: () => companyFieldsSchema,
    draft: `company:${company.id}`,
    save: (values, { version }) => api.call('companies.save', { params, body: { ...values, version } }),
    read: () => api.call('companies.get', { params }),
    onSaved: async () => {
      await refresh();
      toast({ title: 'Company saved' });
      onClose();
    },
  });
  const { form, base, theirs } = state;
  return (
    <Sheet
      side="right"
      open
      onOpenChange={(open) => !open && !state.pending && onClose()}
      title="Edit company"
      description="Candidates see this on the company’s page."
    >
      {theirs && (
        <ConflictNotice
          key={theirs.version}
          subject="The company"
          labels={LABELS}
          base={fieldsOf(base)}
          mine={form.getValues()}
          theirs={fieldsOf(theirs)}
          onKeepMine={state.keepMine}
          onUseTheirs={state.useTheirs}
        />
      )}
      <Form form={form} label="Edit company" onSubmit={state.submit}>
        <FormFailure failure={state.failure} />
        <CompanyFields field={state.field} />
        <div className="sticky bottom-0 z-10 -mx-5 flex justify-end gap-3 border-t border-line bg-raised px-5 py-4 md:-mx-6 md:px-6">
          <Button onClick={onClose} disabled={state.pending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={state.pending}>
            Save company
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
