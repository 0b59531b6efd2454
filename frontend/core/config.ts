import { queryOptions, useQuery } from '@tanstack/react-query';

/** The settings of this deployment, from `/config.json` (written by infra's site construct). */
export interface SiteConfig {
  readonly stage: string;
  readonly region: string;
  readonly userPoolId: string;
  /** The public app client, which has no password flow. */
  readonly userPoolClientId: string;
  /** The path of our API at which the user pool is reached, for password resets. */
  readonly userPoolEndpoint: string;
  readonly googleSignIn: boolean;
}

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: async ({ signal }): Promise<SiteConfig> => {
    const response = await fetch('/config.json', { signal });
    if (!response.ok) throw new Error(`${response.status}: config.json`);
    return (await response.json()) as SiteConfig;
  },
});

/** The site's configuration; undefined until it has arrived. */
export const useConfig = (): SiteConfig | undefined => useQuery(configQuery).data;

/** Whether this is the local stage, with its conveniences. False until known. */
export const useIsLocal = (): boolean => useConfig()?.stage === 'local';
