import { useState } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { DownloadIcon } from '#frontend/ui/style/icons.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { credentialPath } from '#shared/features/credentials/paths.ts';
import type { Credential, WholeCredential } from '#shared/features/credentials/schema.ts';
import { useVisibility, useWholeCredential } from '../api.ts';
import { addToProfileLink, SHARE_FORMS, SHARE_TEXTS, type ShareForm, saveCredential } from '../shareFiles.ts';

interface ShareDialogProps {
  credential: Credential;
  onClose: () => void;
}

/** The ways in which a credential is given on: its page, and files that anyone can check. */
export function ShareDialog({ credential, onClose }: ShareDialogProps) {
  const { id, visible, achievement } = credential;
  const { data, error, isFetching, refetch } = useWholeCredential(id);
  const visibility = useVisibility(credential);
  const page = new URL(credentialPath(id), location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(page);
      toast({ title: 'Link copied' });
    } catch {
      toast({
        title: 'The link wasn’t copied',
        description: 'Select it and copy it.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Share ${achievement.name}`}
      description="Anyone with the link or a file can check it, without an account."
    >
      <div className="flex flex-col gap-6">
        {!visible && (
          <Notice
            title="The page is hidden"
            action={
              <Button pending={visibility.isPending} onClick={() => visibility.mutate(true)}>
                Show the page
              </Button>
            }
          >
            The link works once you show the page. Files work either way.
          </Notice>
        )}
        <div className="flex flex-wrap items-end gap-3">
          <TextField label="Link" value={page} readOnly className="min-w-0 flex-1 basis-56" />
          <Button onClick={() => void copy()}>Copy link</Button>
        </div>
        {data && <Files credential={data} />}
        {!data && error && !isFetching && <RetryNotice error={error} onRetry={() => void refetch()} />}
        {!data && (!error || isFetching) && <Skeleton className="h-48 w-full" />}
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={credentialPath(id)}>Open the page to print it</ButtonLink>
          {data && visible && (
            <a
              href={addToProfileLink(data, page, PRODUCT)}
              target="_blank"
              rel="noreferrer"
              className="rounded-tick py-2 text-small font-medium text-brand underline underline-offset-3"
            >
              Add it to your LinkedIn profile
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Files({ credential }: { credential: WholeCredential }) {
  const [saving, setSaving] = useState<ShareForm>();
  const save = async (form: ShareForm) => {
    setSaving(form);
    await saveCredential(credential, form).catch(toastFailure);
    setSaving(undefined);
  };
  return (
    <ul className="divide-y divide-line border-y border-line">
      {SHARE_FORMS.map((form) => (
        <li key={form} className="flex items-center justify-between gap-4 py-3 text-small">
          <div className="min-w-0">
            <p className="font-medium">{SHARE_TEXTS[form].label}</p>
            <p className="text-muted">{SHARE_TEXTS[form].use}</p>
          </div>
          <Button
            size="small"
            icon={<DownloadIcon aria-hidden="true" />}
            pending={saving === form}
            onClick={() => void save(form)}
          >
            Save<span className="sr-only"> {SHARE_TEXTS[form].label}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
