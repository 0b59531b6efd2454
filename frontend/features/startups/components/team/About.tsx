import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Facts } from '#frontend/ui/data/Facts.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { startupPagePath } from '#shared/features/startups/address.ts';
import { STARTUP_AUDIENCE_LABELS } from '#shared/features/startups/rules.ts';
import type { Startup } from '#shared/features/startups/schema.ts';
import { fundingInWords } from '../../words.ts';

/** What the startup says of itself, and who sees its page. */
export function About({ startup }: { startup: Startup }) {
  const { id, description, problem, solution, targetMarket, timeline, fundingRaised, audience } = startup;
  return (
    <Card>
      <Facts
        title="About"
        none="Nothing is written down yet."
        facts={[
          ['Description', description],
          ['Problem', problem],
          ['Solution', solution],
          ['Target market', targetMarket],
          ['Timeline', timeline],
          ['Funding', fundingInWords(fundingRaised)],
          ['Page seen by', STARTUP_AUDIENCE_LABELS[audience]],
        ]}
      />
      <p className="mt-4 text-small">
        <TextLink to={startupPagePath(id)}>See the page as others do</TextLink>
      </p>
    </Card>
  );
}
