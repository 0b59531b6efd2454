import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { companyFieldsSchema, type CompanyFields as Fields } from '#shared/features/companies/routes.ts';
import { CompanyFields } from './CompanyFields.tsx';

interface CreateCompanyProps {
  onClose: () => void;
  onCreated: () => Promise<void>;
}

/** The names of the fields; none of them holds personal data. */
const FIELDS = ['name', 'site', 'sector', 'size', 'place', 'about'] as const;

/** Creates the company of an employer who has none. */
export function CreateCompany({ onClose, onCreated }: CreateCompanyProps) {
  const { profileData } = useCurrentUser();
  const form = useApiForm<Fields, Fields, unknown>({
    schema: companyFieldsSchema,
    defaultValues: { name: profileData.company, site: '', sector: '', size: '', place: '', about: '' },
    draft: { name: 'company', fields: FIELDS },
    send: (body) => api.call('companies.create', { body }),
    onSent: () => {
      toast({
        title: 'Company added',
        description: 'We’ll check it. Your postings go live as soon as it’s verified.',
      });
      return onCreated();
    },
  });
  return (
    <FormSheet
      title="Add your company"
      description="Your postings belong to it. You can change everything later."
      form={form}
      submit={{ label: 'Add company', pending: 'Adding…' }}
      onClose={onClose}
    >
      <CompanyFields field={form.field} />
    </FormSheet>
  );
}
