import { useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import type { Credential } from '#shared/features/credentials/schema.ts';

const loadForm = async () => ({ default: (await import('./AppealSheet.tsx')).AppealSheet });

const TITLES = { suspended: 'An admin suspended this', revoked: 'An admin revoked this' };

/** Why a credential is not in force, and the appeal of its holder against that. */
export function CredentialDecision({ credential }: { credential: Credential }) {
  const { id, status, reason, appeal } = credential;
  const [appealing, setAppealing] = useState(false);
  const AppealSheet = useChunk(loadForm, appealing, () => setAppealing(false));
  if (status === 'issued') return null;
  return (
    <>
      <Notice
        tone="warning"
        icon={<AlertIcon aria-hidden="true" />}
        title={TITLES[status]}
        action={!appeal && <Button onClick={() => setAppealing(true)}>Appeal…</Button>}
      >
        <p className="whitespace-pre-line">
          <bdi>{reason}</bdi>
        </p>
        {appeal && (
          <p className="mt-2">
            {appeal.answeredAt === null
              ? `You appealed on ${recordMoment(appeal.at)}. An admin will answer here.`
              : `Your appeal was answered on ${recordMoment(appeal.answeredAt)}: `}
            <bdi>{appeal.answer}</bdi>
          </p>
        )}
      </Notice>
      {AppealSheet && appealing && <AppealSheet id={id} onClose={() => setAppealing(false)} />}
    </>
  );
}
