import type { Context } from 'aws-lambda';
import { messageOf } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import type { ApiEvent, ApiResult } from '#functions/core/middleware/request.ts';
import { fits } from '#functions/core/path-pattern.ts';
import { serve } from '#functions/core/serve.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { pages, SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { article } from './article.ts';
import { challenge, challengeMap, results } from './challenge.ts';
import { credential } from './credential.ts';
import { credentialDocument } from './credential-document.ts';
import { siteDocument } from './documents.ts';
import { event, eventMap } from './event.ts';
import { guide } from './guide.ts';
import { libraryMap, libraryPage } from './library.ts';
import { opportunity } from './opportunity.ts';
import { siteMap } from './site-map.ts';

const served = serve(pages, {
  handlers: {
    opportunity,
    library: libraryPage,
    libraryMap,
    article,
    guide,
    event,
    challenge,
    results,
    challengeMap,
    credential,
    credentialDocument,
    eventMap,
    siteMap,
  },
});

/** The routes of pages: the others are of files. */
const PAGES = Object.values(pages).filter(({ answers }) => answers === 'html');

/**
 * The answer with a page instead of an error’s JSON: the not-found page, or for what went wrong on our side the app, which
 * shows it and can try again. When the site does not answer either, the JSON stays.
 */
const withPage = async (answer: ApiResult, status: number, now: Date): Promise<ApiResult> => {
  const path = status < 500 ? SITE_DOCUMENTS.notFound : SITE_DOCUMENTS.shell;
  try {
    const body = await siteDocument(path, now);
    return { ...answer, headers: { ...answer.headers, 'content-type': DOCUMENT_TYPES.html }, body };
  } catch (error) {
    log('error', 'the page for an error is missing', { path, error: messageOf(error) });
    return answer;
  }
};

/** Pages and files of the site whose content is in the table. */
export const handler = async (request: ApiEvent, context: Context): Promise<ApiResult> => {
  const { http } = request.requestContext;
  // API Gateway leaves out the body of an answer to HEAD.
  const method = http.method === 'HEAD' ? 'GET' : http.method;
  const requestContext = { ...request.requestContext, http: { ...http, method } };
  const answer = await served({ ...request, requestContext }, context);
  const { statusCode = 200 } = answer;
  const isPage = PAGES.some(({ path }) => fits(path, request.rawPath));
  if (statusCode < 400 || !isPage) return answer;
  return withPage(answer, statusCode, new Date(request.requestContext.timeEpoch));
};
