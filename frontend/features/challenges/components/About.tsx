import { Card } from '#frontend/ui/layout/Card.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import type { PublicChallenge } from '#shared/features/challenges/schema.ts';

/** Why a challenge was cancelled; nothing otherwise. */
export function Cancelled({ challenge: { status, reason } }: { challenge: PublicChallenge }) {
  if (status !== 'cancelled') return null;
  return (
    <Notice tone="danger" icon={<AlertIcon aria-hidden="true" />} title="This challenge was cancelled">
      <p dir="auto" className="whitespace-pre-line">
        {reason}
      </p>
    </Notice>
  );
}

/** What a challenge is about, in its host's words; nothing for a draft without any. */
export function About({ challenge: { description } }: { challenge: PublicChallenge }) {
  if (description === '') return null;
  return (
    <Card title="About the challenge">
      <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
        {description}
      </p>
    </Card>
  );
}
