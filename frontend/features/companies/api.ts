import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { OwnCompany } from '#shared/features/companies/routes.ts';
import type { AnswerOf } from '#shared/route-types.ts';

/** A company as its page shows it: with plan and numbers for its members and for admins. */
export type ShownCompany = AnswerOf<'companies.get'>;

export const useCompany = (id: string) =>
  useQuery({ ...api.query('companies.get', { params: { id } }), staleTime: 0 });

/** Its open opportunities, the latest first. */
export const useOpenings = (id: string) =>
  useInfiniteQuery(api.pages('companies.openings', { params: { id }, query: { limit: 20 } }));

/** Its members and who asked to become one; for its members. */
export const useMembers = (id: string) =>
  useQuery({ ...api.query('companies.members', { params: { id } }), staleTime: 0 });

/** The company of the signed-in employer, or the one that they asked to join. */
export const useOwnCompany = (enabled: boolean) =>
  useQuery({ ...api.query('companies.mine'), enabled, staleTime: 0 });

export const useRefreshCompanies = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.key('companies') }),
      queryClient.invalidateQueries({ queryKey: api.key('postings') }),
    ]);
  };
};

/** The company with what only members and admins see; undefined for everyone else. */
export const asMember = (company: ShownCompany): OwnCompany | undefined => {
  const { plan, openLimit, counts, reason, ownBranding } = company;
  if (plan === undefined || openLimit === undefined || counts === undefined) return undefined;
  if (reason === undefined || ownBranding === undefined) return undefined;
  return { ...company, plan, openLimit, counts, reason, ownBranding };
};
