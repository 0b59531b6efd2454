import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { ConfirmEmailNotice } from '#frontend/core/session/ConfirmEmailNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { startupPagePath } from '#shared/features/startups/address.ts';
import { memberWorkflow } from '#shared/features/startups/rules.ts';
import type { StartupRow } from '#shared/features/startups/schema.ts';
import { refreshStartups, useStartupChange } from '../../api.ts';

interface InvitationProps {
  startup: StartupRow;
  onAccepted: () => void;
}

/** An invitation to a team, to accept or decline. */
export function Invitation({ startup: { id, name, description, mine }, onAccepted }: InvitationProps) {
  const { id: userId } = useCurrentUser();
  const client = useQueryClient();
  const params = { id, userId };
  const [declining, setDeclining] = useState(false);
  // The team opens before the list loads again: this invitation is no longer in it then.
  const accept = useStartupChange(async () => {
    await api.call('startups.accept', { params, body: {} });
    onAccepted();
  }, `You are in the team of ${name}`);
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line border-dashed bg-raised p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-lead font-semibold wrap-anywhere">
          <TextLink to={startupPagePath(id)}>
            <bdi>{name}</bdi>
          </TextLink>
        </h2>
        <StatusBadge {...memberWorkflow.statuses.invited} />
      </div>
      <p className="text-small text-muted">
        You were invited to this team <Moment at={mine.since} />. Members see everything that the team writes.
      </p>
      {description !== '' && (
        <p dir="auto" className="line-clamp-3 text-small wrap-anywhere">
          {description}
        </p>
      )}
      <ConfirmEmailNotice reason="You can join a team once your email address is confirmed." />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" pending={accept.isPending} onClick={() => accept.mutate()}>
          Accept<span className="sr-only"> the invitation to {name}</span>
        </Button>
        <Button onClick={() => setDeclining(true)}>
          Decline<span className="sr-only"> the invitation to {name}</span>
        </Button>
      </div>
      {declining && (
        <ConfirmDialog
          title={`Decline the invitation to “${name}”?`}
          description="The lead sees that you declined, and can invite you again."
          keep="Keep invitation"
          confirm="Decline"
          send={() => api.call('startups.decline', { params, body: {} })}
          onDone={() => refreshStartups(client)}
          onClose={() => setDeclining(false)}
        />
      )}
    </li>
  );
}
