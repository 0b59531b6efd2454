import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';

/** The latest live projects of the user, for cards and links. The other side may change them at any time. */
export const useLatestEngagements = (enabled = true) =>
  useQuery({ ...api.query('engagements.list', { query: {} }), staleTime: 0, enabled });
