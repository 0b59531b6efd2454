import { useCurrentUser } from '../session/RequireSession.tsx';

/**
 * Options of the query that counts a queue, for the sidebar and the home screen. Admins who wait for their own approval
 * see the links, too, and may not ask.
 */
export const useQueueCountOptions = () => ({
  staleTime: 60_000,
  enabled: useCurrentUser().status === 'active',
});
