import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { Select } from '#frontend/ui/forms/Select.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import type { CompanyFields as Fields } from '#shared/features/companies/routes.ts';
import { COMPANY_SIZES } from '#shared/features/companies/rules.ts';

const SIZES = COMPANY_SIZES.map((size) => ({ value: size, label: `${size.replace('-', '–')} people` }));

/** What members enter about their company. */
export function CompanyFields({ field }: { field: ApiForm<Fields>['field'] }) {
  return (
    <>
      <TextField {...field('name')} label="Name" mark="required" autoComplete="organization" />
      <TextField
        {...field('site')}
        label="Website"
        type="url"
        autoComplete="url"
        hint="Such as example.org. Colleagues with an address of this domain can ask to join."
      />
      <TextField {...field('sector')} label="Sector" hint="Such as “Renewable energy”." />
      <Select {...field('size')} label="Size" placeholder="Select the size" options={SIZES} />
      <TextField {...field('place')} label="Place" hint="City and country of the main office." />
      <TextArea
        {...field('about')}
        label="About"
        hint="What the company does and how it works. Candidates read it on the company’s page."
      />
    </>
  );
}
