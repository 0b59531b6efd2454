import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { DASHBOARD_REFRESH_MS } from '#shared/features/dashboard-refresh.ts';
import type { User } from '#shared/features/users.ts';

const figuresOf = ({ id, role }: Pick<User, 'id' | 'role'>) =>
  api.query('dashboard.get', { params: { userId: id }, query: { role } });

/** The figures of a person, asked again every half minute while somebody can see them. */
export const useFigures = (person: Pick<User, 'id' | 'role'>) =>
  useQuery({
    ...figuresOf(person),
    // Whoever comes back from somewhere else may have changed them there.
    refetchOnMount: 'always',
    refetchInterval: DASHBOARD_REFRESH_MS,
    refetchIntervalInBackground: false,
  });

/** The same as somebody else on the screen has asked for them: a card that comes later does not ask again. */
export const useAskedFigures = (person: Pick<User, 'id' | 'role'>) =>
  useQuery({ ...figuresOf(person), enabled: false });
