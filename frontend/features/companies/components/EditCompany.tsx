import { api } from '#frontend/core/api/client.ts';
import { RecordConflict } from '#frontend/core/forms/ConflictNotice.tsx';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useRecordForm } from '#frontend/core/forms/useRecordForm.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { companyFieldsSchema, type CompanyFields as Fields } from '#shared/features/companies/routes.ts';
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
export default function EditCompany({ company, onClose }: { company: ShownCompany; onClose: () => void }) {
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
  return (
    <FormSheet
      title="Edit company"
      description="Candidates see this on the company’s page."
      form={state}
      submit={{ label: 'Save company', pending: 'Saving…' }}
      onClose={onClose}
      above={<RecordConflict form={state} subject="The company" labels={LABELS} />}
    >
      <CompanyFields field={state.field} />
    </FormSheet>
  );
}
