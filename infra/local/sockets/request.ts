import type { AwsRequest } from '../aws.ts';

/** A call of API Gateway's management API about one connection. */
export interface ConnectionCall {
  readonly apiId: string;
  readonly stage: string;
  readonly connectionId: string;
}

const PATH = /^\/(\w+)\/([\w-]+)\/@connections\/([^/?]+)$/;

/**
 * Which connection a request is about; undefined for a request to another service. Here the API's id is in the path, not in
 * the host's name.
 */
export const connectionCall = ({ url }: Pick<AwsRequest, 'url'>): ConnectionCall | undefined => {
  const [, apiId, stage, id] = PATH.exec(url) ?? [];
  return apiId === undefined || stage === undefined || id === undefined
    ? undefined
    : { apiId, stage, connectionId: decodeURIComponent(id) };
};
