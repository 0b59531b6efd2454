import { useQuery } from '@tanstack/react-query';
import type { ShownSettings } from '#shared/features/platform-settings/schema.ts';
import { api } from './api/client.ts';

/** How long what is known of the settings counts: a screen that is opened later asks again. */
const FRESH_MS = 30_000;

const platformQuery = api.query('platform-settings.shown');
export const PLATFORM_KEY = platformQuery.queryKey;

/** What everyone may know of the settings of the platform; undefined until it has arrived. */
export const usePlatform = (): ShownSettings | undefined =>
  useQuery({ ...platformQuery, staleTime: FRESH_MS, refetchOnWindowFocus: true }).data;
