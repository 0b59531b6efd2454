import type { Dataset, Event, WithContext } from 'schema-dts';
import { PRODUCT } from '#shared/core/product.ts';
import { publicChallengePath } from '#shared/features/challenges/address.ts';
import type { PublicChallenge } from '#shared/features/challenges/schema.ts';
import { resultsPath } from '#shared/features/judging/address.ts';
import { COMMON_ENTRIES, CONFIDENCE, JUDGES_PER_ENTRY } from '#shared/features/judging/rules.ts';
import type { ResultsPage } from '#shared/features/pages/routes.ts';
import { eventStatus, onlineAt, people } from './schema-terms.ts';

/**
 * A challenge for search engines: schema.org has no competition, so it is an Event online, from its opening to its deadline.
 * `site` is the site’s address, without a slash at the end.
 */
export const challengeData = (challenge: PublicChallenge, site: string) => {
  const { id, title, description, deadline, status, host, frozen } = challenge;
  const url = site + publicChallengePath(id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    ...(description !== '' && { description }),
    ...(frozen && { startDate: frozen.at }),
    endDate: deadline,
    eventStatus: eventStatus(status === 'cancelled'),
    ...onlineAt(url),
    organizer: people([host]),
    isAccessibleForFree: true,
    url,
  } satisfies WithContext<Event>;
};

/** Published results for search engines: the scores are a schema.org Dataset, from which everyone can compute the rest. */
export const resultsData = ({ challengeId, results }: ResultsPage, site: string) => {
  const { title, publishedAt, entries, judges, scores, rubric } = results;
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: `Results: ${title}`,
    description: `${scores.length} scores of ${judges.length} judges for ${entries.length} entries to the challenge “${title}”, by the criteria of its rubric, with the means, intervals and ranks that follow from them.`,
    datePublished: publishedAt,
    variableMeasured: rubric.criteria.map(({ name }) => name),
    measurementTechnique: `At least ${JUDGES_PER_ENTRY} judges an entry, of which ${COMMON_ENTRIES} go to every judge; additive adjustment for the severity of each judge; ${Math.round(100 * CONFIDENCE)}% intervals by Student’s t.`,
    distribution: [
      {
        '@type': 'DataDownload',
        encodingFormat: 'application/json',
        contentUrl: `${site}/api${resultsPath(challengeId)}`,
      },
    ],
    creator: { '@type': 'Organization', name: PRODUCT, url: `${site}/` },
    isAccessibleForFree: true,
    isBasedOn: site + publicChallengePath(challengeId),
    url: site + resultsPath(challengeId),
  } satisfies WithContext<Dataset>;
};
