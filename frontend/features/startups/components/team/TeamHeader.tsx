import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { ConfirmEmailNotice } from '#frontend/core/session/ConfirmEmailNotice.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { STARTUPS_PATH } from '#shared/features/startups/address.ts';
import { missingForLaunch } from '#shared/features/startups/launch.ts';
import { startupWorkflow } from '#shared/features/startups/rules.ts';
import { refreshStartups, useKeepStartup, useStartupChange } from '../../api.ts';
import type { PartProps } from './sheet.ts';

/** The name of a startup, its status, and what its lead can do with the whole of it. */
export function TeamHeader({ startup, open, onLeft }: PartProps & { onLeft: () => void }) {
  const { id, name, status, stage, industry, mine } = startup;
  const isLead = mine.role === 'lead';
  const isDraft = status === 'draft';
  const [deleting, setDeleting] = useState(false);
  const client = useQueryClient();
  const { keep } = useKeepStartup(id);
  const missing = Object.values(missingForLaunch(startup) ?? {});
  const launch = useStartupChange(
    async () => keep(await api.call('startups.launch', { params: { id }, body: {} })),
    'Startup launched',
  );
  return (
    <>
      <PageHeader
        title={name}
        above={<Breadcrumb trail={[{ label: 'Startup Builder', to: STARTUPS_PATH }]} current={name} />}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge {...startupWorkflow.statuses[status]} />
            <span>{[industry, stage].filter((fact) => fact !== null).join(' · ')}</span>
          </span>
        }
        action={
          status !== 'closed' && (
            <>
              {isLead && isDraft && <Button onClick={() => setDeleting(true)}>Delete draft</Button>}
              {isLead && !isDraft && <Button onClick={() => open({ kind: 'close' })}>Close startup</Button>}
              <Button onClick={() => open({ kind: 'edit' })}>Edit</Button>
              {isLead && isDraft && missing.length === 0 && (
                <Button variant="primary" pending={launch.isPending} onClick={() => launch.mutate()}>
                  Launch Startup Project
                </Button>
              )}
            </>
          )
        }
      />
      {isLead && isDraft && missing.length > 0 && (
        <div className="pb-6">
          <Notice title="Before the launch">{missing.join('. ')}. Choose Edit to add it.</Notice>
        </div>
      )}
      {isLead && isDraft && (
        <ConfirmEmailNotice reason="You can launch a startup once your email address is confirmed." />
      )}
      {deleting && (
        <ConfirmDialog
          title={`Delete the draft “${name}”?`}
          description="Its assumptions, milestones, notes and documents are deleted for everyone in the team. This can’t be undone."
          keep="Keep draft"
          confirm="Delete draft"
          send={() => api.call('startups.discard', { params: { id } })}
          onDone={() => {
            onLeft();
            return refreshStartups(client);
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
