import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Form } from '#frontend/ui/forms/Form.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { companyFieldsSchema, type CompanyFields as Fields } from '#shared/features/companies.ts';
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
    <Sheet
      side="right"
      open
      onOpenChange={(open) => !open && !form.pending && onClose()}
      title="Add your company"
      description="Your postings belong to it. You can change everything later."
    >
      <Form form={form.form} label="Add your company" onSubmit={form.submit}>
        <FormFailure failure={form.failure} />
        <CompanyFields field={form.field} />
        <div className="sticky bottom-0 z-10 -mx-5 flex justify-end gap-3 border-t border-line bg-raised px-5 py-4 md:-mx-6 md:px-6">
          <Button onClick={onClose} disabled={form.pending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={form.pending}>
            Add company
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
