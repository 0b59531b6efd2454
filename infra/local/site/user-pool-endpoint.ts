import type { AwsService } from '../aws.ts';
import type { HttpRequest, HttpResponse } from '../http.ts';
import { parseObject } from '../template/types.ts';
import { type Bucket, putObject } from './bucket.ts';

/** Where the browser reaches the local user pool: on the site's own origin. */
export const COGNITO_PATH = '/cognito-idp';

const CONFIG_KEY = 'config.json';

/**
 * The one thing that the local site says and a deployed one does not: where the user pool answers. In AWS the
 * browser knows that address from the region.
 */
export const nameUserPoolEndpoint = (bucket: Bucket): void => {
  const config = bucket.get(CONFIG_KEY);
  if (!config) return;
  const content = parseObject(config.body.toString('utf8'));
  const body = Buffer.from(JSON.stringify({ ...content, userPoolEndpoint: COGNITO_PATH }));
  putObject(bucket, CONFIG_KEY, body, config.metadata, config.lastModified);
};

/** Lets a browser speak with the user pool. */
export const browserCognito =
  (service: AwsService) =>
  async (request: HttpRequest): Promise<HttpResponse> => {
    const { method, path: url, body } = request;
    const answer = await service({ method, url, headers: Object.fromEntries(request.headers), body });
    return {
      status: answer.status,
      headers: new Headers({ ...answer.headers, 'cache-control': 'no-store' }),
      body: Buffer.from(answer.body),
    };
  };
