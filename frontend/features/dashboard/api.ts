import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { DASHBOARD_REFRESH_MS } from '#shared/features/dashboard/refresh.ts';
import type { User } from '#shared/features/users/schema.ts';

const figuresOf = ({ id, role }: Pick<User, 'id' | 'role'>) =>
  api.query('dashboard.get', { params: { userId: id }, query: { role } });

/** The figures of a user, refetched every half minute while the page is visible. */
export const useFigures = (person: Pick<User, 'id' | 'role'>) =>
  useQuery({
    ...figuresOf(person),
    // The user may have changed them on another screen.
    refetchOnMount: 'always',
    refetchInterval: DASHBOARD_REFRESH_MS,
    refetchIntervalInBackground: false,
  });

/** The figures another component on the screen has loaded, without a request of its own. */
export const useCachedFigures = (person: Pick<User, 'id' | 'role'>) =>
  useQuery({ ...figuresOf(person), enabled: false });
