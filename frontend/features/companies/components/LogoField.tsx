import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { FormFailure } from '#frontend/core/forms/FormFailure.tsx';
import { CompanyLogo } from '#frontend/parts/companies/CompanyLogo.tsx';
import { Monogram } from '#frontend/parts/companies/Monogram.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { LOGO_FILE_BYTES } from '#shared/features/companies/branding-rules.ts';
import type { OwnCompany } from '#shared/features/companies/routes.ts';
import { useRefreshCompanies } from '../api.ts';
import { makeLogo } from '../logo/makeLogo.ts';

/** The logo of a company: a picture that is chosen is made to fit and saved at once. */
export function LogoField({ company, opened }: { company: OwnCompany; opened: boolean }) {
  const { id, name, ownBranding } = company;
  const { logo, colour } = ownBranding;
  const refresh = useRefreshCompanies();
  const params = { id };
  /** What the last picture that can be used became. */
  const made = useRef('');
  const [file, setFile] = useState<File | null>(null);
  const save = useMutation({
    mutationFn: () => api.call('companies.saveLogo', { params, body: { image: made.current } }),
    onSuccess: async () => {
      await refresh();
      toast({ title: 'Logo saved' });
    },
    onSettled: () => setFile(null),
  });
  const remove = useMutation({
    mutationFn: () => api.call('companies.removeLogo', { params }),
    onSuccess: async () => {
      await refresh();
      toast({ title: 'Logo removed' });
    },
  });
  const problemOf = async (chosen: File): Promise<string | undefined> => {
    const result = await makeLogo(chosen);
    if ('problem' in result) return result.problem;
    made.current = result.image;
    return undefined;
  };
  const pending = save.isPending || remove.isPending;
  return (
    <div className="flex flex-col gap-4">
      <FormFailure failure={save.error ?? remove.error} />
      <div className="flex items-center gap-4">
        {logo === null ? (
          <Monogram name={name} colour={colour} />
        ) : (
          <CompanyLogo companyId={id} logo={logo} size="large" />
        )}
        <p className="min-w-0 text-small text-muted" aria-live="polite">
          {save.isPending ? 'Saving the logo…' : logoWords(logo)}
        </p>
      </div>
      {opened && (
        <FileDrop
          label="Logo"
          hint="PNG, JPEG or WebP, up to 5 MB and at least 64 pixels wide or high."
          accept="image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.webp"
          maxBytes={LOGO_FILE_BYTES}
          refusal="Choose a picture up to 5 MB."
          problemOf={problemOf}
          file={file}
          onFile={(chosen) => {
            if (pending) return;
            setFile(chosen);
            if (chosen) save.mutate();
          }}
        />
      )}
      {logo !== null && (
        <div>
          <Button size="small" pending={remove.isPending} disabled={pending} onClick={() => remove.mutate()}>
            Remove logo
          </Button>
        </div>
      )}
    </div>
  );
}

const logoWords = (logo: string | null): string =>
  logo === null ? 'No logo yet. The initials take its place.' : 'Your logo, on white in both themes.';
