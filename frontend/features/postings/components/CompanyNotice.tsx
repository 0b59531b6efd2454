import { useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { EmployerIcon } from '#frontend/ui/style/icons.ts';
import { useRefreshPostings } from '../api.ts';
import type { PostingSlots } from '../slots.ts';

interface CompanyNoticeProps extends Pick<PostingSlots, 'CreateCompany'> {
  /** The company that the employer asked to join. */
  requested: { name: string } | null;
}

/** An employer’s posting belongs to a company: says so, and creates it. */
export function CompanyNotice({ requested, CreateCompany }: CompanyNoticeProps) {
  const [open, setOpen] = useState(false);
  const refresh = useRefreshPostings();
  return (
    <>
      <Notice
        icon={<EmployerIcon aria-hidden="true" />}
        title={requested ? `You asked to join ${requested.name}` : 'Add your company before you publish'}
        action={
          !requested && (
            <Button size="small" onClick={() => setOpen(true)}>
              Add your company
            </Button>
          )
        }
      >
        {requested
          ? 'A member has to approve you. You can write drafts until then.'
          : 'It takes a minute. You can write your posting first; it’s saved as a draft.'}
      </Notice>
      {open && (
        <CreateCompany
          onClose={() => setOpen(false)}
          // Publishing needs the company, so the sheet stays until it is known here.
          onCreated={async () => {
            await refresh();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
