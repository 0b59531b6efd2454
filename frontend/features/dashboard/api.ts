import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/app/api/client.ts';
import { DASHBOARD_REFRESH_MS } from '#shared/features/dashboard-refresh.ts';
import type { User } from '#shared/features/users.ts';

/** The figures of a person, asked again every half minute while somebody can see them. */
export const useFigures = ({ id, role }: Pick<User, 'id' | 'role'>) =>
  useQuery({
    ...api.query('dashboard.get', { params: { userId: id }, query: { role } }),
    // Whoever comes back from somewhere else may have changed them there.
    refetchOnMount: 'always',
    refetchInterval: DASHBOARD_REFRESH_MS,
    refetchIntervalInBackground: false,
  });
