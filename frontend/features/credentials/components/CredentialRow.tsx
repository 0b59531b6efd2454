import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isEnding, stateOf, validityInWords } from '#frontend/parts/credentials/state.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Switch } from '#frontend/ui/forms/Switch.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { testPath } from '#shared/features/courses/paths.ts';
import { credentialPath } from '#shared/features/credentials/paths.ts';
import { KIND_TEXTS } from '#shared/features/credentials/rules.ts';
import type { Credential } from '#shared/features/credentials/schema.ts';
import { useVisibility } from '../api.ts';
import { CredentialDecision } from './CredentialDecision.tsx';

const loadShare = async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog });

/** A credential of the user’s own: what it says, until when, whether others see it, and how it is given on. */
export function CredentialRow({ credential }: { credential: Credential }) {
  const { id, kind, achievement, status, visible, courseId, replaced } = credential;
  const [sharing, setSharing] = useState(false);
  const ShareDialog = useChunk(loadShare, sharing, () => setSharing(false));
  const visibility = useVisibility(credential);
  const now = serverDate();
  const renews =
    kind !== 'badge' && courseId !== null && !replaced && status === 'issued' && isEnding(credential, now);
  return (
    <li className="flex flex-col gap-4 px-4 py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72 text-small">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="min-w-0 text-body font-medium wrap-anywhere">
              <Link to={credentialPath(id)} className="rounded-tick py-1 underline-offset-4 hover:underline">
                <bdi>{achievement.name}</bdi>
              </Link>
            </h3>
            <StatusBadge {...stateOf(credential, now)} />
          </div>
          <p>{kind === 'badge' ? achievement.criteria : KIND_TEXTS[kind].meaning}</p>
          <p className="text-muted tabular-nums">
            {validityInWords(credential, now)}
            {replaced && ' A later one has replaced it.'}
            {renews && (
              <>
                {' '}
                <TextLink to={testPath(courseId)}>Take the test again</TextLink>
              </>
            )}
          </p>
        </div>
        <Button onClick={() => setSharing(true)}>
          Share<span className="sr-only"> {achievement.name}</span>
        </Button>
      </div>
      <CredentialDecision credential={credential} />
      <div className="max-w-prose">
        <Switch
          label={`Show the page${kind === 'badge' ? ' of this badge' : ' of this certificate'} to everyone`}
          hint="Anyone with the link can open it, and search engines may list it. Files that you have passed on stay valid while it is hidden."
          checked={visibility.isPending ? visibility.variables : visible}
          disabled={visibility.isPending}
          onChange={({ target }) => visibility.mutate(target.checked)}
        />
      </div>
      {ShareDialog && sharing && <ShareDialog credential={credential} onClose={() => setSharing(false)} />}
    </li>
  );
}
