import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Step } from '#shared/features/library/rules.ts';
import type { User } from '#shared/features/users/schema.ts';
import { nextStep } from './filters.ts';

/** The next step of a user, from the figures of their dashboard; by their role until these are there. */
export const useNextStep = ({ id, role }: User): Step => {
  const { data } = useQuery({
    ...api.query('dashboard.get', { params: { userId: id }, query: { role } }),
    enabled: role === 'student',
  });
  return nextStep(role, data);
};
