import { api } from '#frontend/core/api/client.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { isEmailAddress, mailtoLink } from '#shared/core/email-address.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

interface OtherWayProps {
  opportunity: Pick<Opportunity, 'id' | 'howToApply'>;
  heading: 'h2' | 'h3';
  /** A posting that is being written: nothing is counted. */
  preview: boolean;
}

/** The poster’s own way to apply, beside applying here. That a user follows it is counted. */
export function OtherWay({ opportunity: { id, howToApply }, heading: Heading, preview }: OtherWayProps) {
  const { user } = useSession();
  const count = () => {
    // Nobody waits for the count: the link leads on in any case.
    if (user && !preview)
      void api.call('postings.click', { params: { id }, body: {} }).catch(() => undefined);
  };
  return (
    <section className="flex max-w-prose flex-col gap-2">
      <Heading className="text-lead font-semibold">Another way to apply</Heading>
      <p className="text-small text-muted">
        Apply here to get a status and an answer. The author also names this address:
      </p>
      <p className="wrap-anywhere">
        <a
          href={isEmailAddress(howToApply) ? mailtoLink(howToApply) : howToApply}
          target="_blank"
          rel="noreferrer nofollow"
          onClick={count}
          className="rounded-tick font-medium text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          <bdi>{howToApply}</bdi>
        </a>
      </p>
    </section>
  );
}
