import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { challengePath } from '#shared/features/challenges/address.ts';
import type { PublicChallenge } from '#shared/features/challenges/schema.ts';
import { resultsPath } from '#shared/features/judging/address.ts';
import { About, Cancelled } from './About.tsx';
import { Dates } from './Dates.tsx';
import { Glance } from './Glance.tsx';
import { RubricCard } from './RubricCard.tsx';

/** A challenge as its public page shows it, with its times in the zone in which its host set them. */
export function PublicChallengeView({ challenge }: { challenge: PublicChallenge }) {
  const { id, title, timeZone, status } = challenge;
  return (
    <article className="mx-auto flex max-w-prose flex-col gap-6">
      <h1 className="text-heading font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </h1>
      <Cancelled challenge={challenge} />
      <Glance challenge={challenge} zone={timeZone} />
      {status === 'open' && (
        <div className="flex flex-col gap-3">
          <p>
            <ButtonLink to={challengePath(id)} variant="primary">
              Take part
            </ButtonLink>
          </p>
          <p className="text-small text-muted">You need an account, which is free.</p>
        </div>
      )}
      {status === 'published' && (
        <p>
          <ButtonLink to={resultsPath(id)} variant="primary">
            See the results
          </ButtonLink>
        </p>
      )}
      <About challenge={challenge} />
      <RubricCard challenge={challenge} zone={timeZone} />
      <Dates challenge={challenge} zone={timeZone} />
    </article>
  );
}
