import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { listedChallenges } from '#functions/parts/challenges/listed.ts';
import { publicChallenge } from '#functions/parts/challenges/shown.ts';
import { publicResults } from '#functions/parts/judging/published.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { publicChallengePath } from '#shared/features/challenges/address.ts';
import { resultsPath } from '#shared/features/judging/address.ts';
import type { PublishedResults } from '#shared/features/judging/result-schema.ts';
import {
  CHALLENGE_MAP,
  type pages,
  RENDERED_RESULTS,
  SITE_DOCUMENTS,
} from '#shared/features/pages/routes.ts';
import { siteDocument } from './documents.ts';
import { rendered } from './rendered.ts';
import { urlSet } from './url-set.ts';

/** The page of a challenge from its opening on, whatever became of it: 404 for any other. */
export const challenge: Handler<typeof pages.challenge> = async ({ params: { id }, now, setHeader }) => {
  const shown = await publicChallenge(id);
  if (!shown) throw new AppError('not_found');
  // What search engines are told depends on it.
  const isOver = Date.parse(shown.deadline) <= now.getTime();
  const asked = { document: SITE_DOCUMENTS.challenge, key: JSON.stringify([isOver, shown]), now, setHeader };
  return rendered(asked, ({ renderChallenge }, input) =>
    renderChallenge({ ...input, challenge: shown, isOver }),
  );
};

const isLarge = ({ entries, scores }: PublishedResults): boolean =>
  entries.length > RENDERED_RESULTS.entries || scores.length > RENDERED_RESULTS.scores;

/** The page of the results of a challenge: 404 until they are published. */
export const results: Handler<typeof pages.results> = async ({ params: { id }, now, setHeader }) => {
  const published = await publicResults(id);
  if (!published) throw new AppError('not_found');
  // The browser makes the screen of larger ones, from the API.
  if (isLarge(published)) {
    setHeader('content-type', DOCUMENT_TYPES.html);
    return siteDocument(SITE_DOCUMENTS.shell, now);
  }
  // Nothing can change them.
  const asked = { document: SITE_DOCUMENTS.results, key: `results/${id}`, now, setHeader };
  return rendered(asked, ({ renderResults }, input) =>
    renderResults({ ...input, page: { challengeId: id, results: published } }),
  );
};

/** The challenges that were opened and not cancelled, and the results of those that have them. */
export const challengeMap: Handler<typeof pages.challengeMap> = async ({ setHeader }) => {
  setHeader('content-type', DOCUMENT_TYPES.xml);
  const { items } = await listedChallenges(undefined, CHALLENGE_MAP);
  return urlSet(
    items.flatMap(({ id, status }) => [
      publicChallengePath(id),
      ...(status === 'published' ? [resultsPath(id)] : []),
    ]),
  );
};
