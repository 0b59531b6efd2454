import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { type TrustedIssuers, trustedIssuerSchema } from '#shared/features/trusted-issuers/schema.ts';
import { saveIssuers, useRefreshIssuers, withIssuer } from '../issuers.ts';

interface IssuerSheetProps {
  list: TrustedIssuers;
  /** Where in the list the issuer is that is edited; undefined for a new one. */
  at: number | undefined;
  onClose: () => void;
}

/** Adds a trusted issuer, or changes one. */
export function IssuerSheet({ list, at, onClose }: IssuerSheetProps) {
  const refresh = useRefreshIssuers();
  const issuer = at === undefined ? undefined : list.issuers[at];
  const others = new Set(list.issuers.flatMap(({ address }, index) => (index === at ? [] : [address])));
  const form = useApiForm({
    schema: trustedIssuerSchema.refine(({ address }) => !others.has(address), {
      path: ['address'],
      message: 'This issuer is in the list already',
    }),
    defaultValues: { name: issuer?.name ?? '', address: issuer?.address ?? '' },
    draft: { name: `trusted-issuer:${issuer?.address ?? 'new'}`, fields: ['name', 'address'] },
    send: (values) => saveIssuers(withIssuer(list, values, at)),
    // Another admin may have changed the list: what is sent next begins with theirs.
    onError: refresh,
    onSent: async () => {
      await refresh();
      toast({ title: issuer ? 'Issuer changed' : 'Issuer added' });
      onClose();
    },
  });
  return (
    <FormSheet
      title={issuer ? 'Edit issuer' : 'Add issuer'}
      description="Look at the issuer’s own site for the address with which it signs."
      form={form}
      submit={{ label: issuer ? 'Save issuer' : 'Add issuer', pending: 'Saving…' }}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label="Name" mark="required" hint="How students see it." />
      <TextField
        {...form.field('address')}
        label="DID or address"
        mark="required"
        hint="A did:key, a did:web, or an https address."
      />
    </FormSheet>
  );
}
