import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { FormSheet } from '#frontend/core/forms/FormSheet.tsx';
import { useApiForm } from '#frontend/core/forms/useApiForm.ts';
import { FileDrop } from '#frontend/ui/forms/FileDrop.tsx';
import { TextArea } from '#frontend/ui/forms/TextArea.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { importSchema } from '#shared/features/imported-credentials/schema.ts';
import { importInWords, useRefreshImports } from '../api.ts';
import { CREDENTIAL_FILES } from '../files.ts';
import { readCredential } from '../pictures/unpack.ts';

/** Imports a credential that another issuer signed: from a file, whose pictures are unpacked here, or as text. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const refresh = useRefreshImports();
  const form = useApiForm({
    schema: importSchema,
    defaultValues: { credential: '' },
    send: (body) => api.call('imported-credentials.create', { body }),
    onSent: async (imported) => {
      await refresh();
      toast({ ...importInWords(imported), ...(imported.status === 'refused' && { variant: 'destructive' }) });
      onClose();
    },
  });
  const take = (credential: string) => form.form.setValue('credential', credential, { shouldValidate: true });
  const read = async (chosen: File): Promise<string | undefined> => {
    const found = await readCredential(chosen);
    if ('problem' in found) return found.problem;
    take(found.text);
    return undefined;
  };
  return (
    <FormSheet
      title="Import a credential"
      description="It must be issued to the confirmed email address of your account. We check its signature, and fetch nothing unless our team trusts the issuer."
      form={form}
      submit={{ label: 'Import', pending: 'Checking…' }}
      onClose={onClose}
    >
      <FileDrop
        {...CREDENTIAL_FILES}
        label="File"
        mark="optional"
        problemOf={read}
        file={file}
        onFile={(chosen) => {
          setFile(chosen);
          if (!chosen) form.form.setValue('credential', '');
        }}
      />
      <TextArea
        {...form.field('credential')}
        label="Credential as text"
        hint="JSON, or a signed token (JWS). A file that you choose is read into this field."
        mark="required"
        rows={8}
        spellCheck={false}
      />
    </FormSheet>
  );
}
