import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useQueueCountOptions } from '#frontend/core/decisions/queueCount.ts';
import type { CompanyFilters, UserFilters } from './adminFilters.ts';

/** Rows of a table page. */
export const PAGE_SIZE = 50;

// Loaded again at every visit: other admins change them, and nothing reports it.
const FRESH = { staleTime: 0 } as const;

/** One page of the users that match. The old rows stay while others load. */
export const useUsers = (filters: UserFilters, cursor: string | undefined) =>
  useQuery({
    ...api.query('admin.users', { query: { ...filters, cursor, limit: PAGE_SIZE } }),
    ...FRESH,
    placeholderData: keepPreviousData,
  });

/** One user with profile, figures and the latest decision. */
export const useUser = (id: string) => useQuery({ ...api.query('admin.user', { params: { id } }), ...FRESH });

/** One page of the companies that match, by name. */
export const useCompanies = (filters: CompanyFilters, cursor: string | undefined) =>
  useQuery({
    ...api.query('moderation.companies', { query: { ...filters, cursor, limit: PAGE_SIZE } }),
    ...FRESH,
    placeholderData: keepPreviousData,
  });

/** What a user has posted, the latest first. */
export const useUserOpportunities = (id: string) =>
  useInfiniteQuery({ ...api.pages('admin.userOpportunities', { params: { id } }), ...FRESH });

/** The approval queue, the longest wait first. */
export const useApprovals = () =>
  useInfiniteQuery({ ...api.pages('admin.approvals', { query: { limit: 20 } }), ...FRESH });

/** The first user who waits for an approval, and how many there are. */
export const useFirstApproval = () =>
  useQuery({ ...api.query('admin.approvals', { query: { limit: 1 } }), ...useQueueCountOptions() });

/** How many companies and postings wait for a decision. */
export const useReviewCount = () => useQuery({ ...api.query('moderation.count'), ...useQueueCountOptions() });

/** How many mentors wait for approval. */
export const useMentorCount = () =>
  useQuery({ ...api.query('mentors.caseCount'), ...useQueueCountOptions() });

/** Cases in one of the two lists. */
export const useReports = (state: 'open' | 'decided') =>
  useInfiniteQuery({ ...api.pages('reports.list', { query: { state, limit: 20 } }), ...FRESH });

/** One case. */
export const useReport = (id: string) =>
  useQuery({ ...api.query('reports.get', { params: { id } }), ...FRESH });

/** How many cases are open. */
export const useReportCount = () => useQuery({ ...api.query('reports.count'), ...useQueueCountOptions() });

/** One page of the audit log, the latest entry first. */
export const useAudit = (cursor: string | undefined) =>
  useQuery({
    ...api.query('admin.audit', { query: { cursor, limit: PAGE_SIZE } }),
    ...FRESH,
    placeholderData: keepPreviousData,
  });

/** Loads everything that admins see again, after a change: users, approvals and the audit log. */
export const useRefreshAdmin = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.key('admin') });
};

/** Loads cases again after a decision about one, and what it changes for the reported user. */
export const useRefreshReports = (): (() => Promise<unknown>) => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      (['reports', 'admin'] as const).map((feature) =>
        queryClient.invalidateQueries({ queryKey: api.key(feature) }),
      ),
    );
};

/** Mails an invitation again. */
export const useResendInvitation = () => {
  const refresh = useRefreshAdmin();
  return useMutation({
    mutationFn: (id: string) => api.call('invitations.resend', { params: { id }, body: {} }),
    onSuccess: refresh,
  });
};

/** The whole audit log as a file: loads page after page. */
export const loadAuditExport = async (): Promise<File> => {
  const parts: string[] = [];
  let page = await api.call('admin.auditExport', {});
  parts.push(page.csv);
  while (page.nextCursor !== null) {
    page = await api.call('admin.auditExport', { query: { cursor: page.nextCursor } });
    parts.push(page.csv);
  }
  return new File(parts, page.filename, { type: 'text/csv' });
};
