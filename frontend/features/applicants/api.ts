import type { InfiniteData } from '@tanstack/react-query';
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Applicant } from '#shared/features/applicants/card.ts';
import type { ApplicantCounts } from '#shared/features/applicants/routes.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { type ApplicantFilters, queryOf } from './applicantFilters.ts';

type Page = AnswerOf<'applicants.list'>;

/** An applicant with the id that lists need: one user may apply for several postings. */
export interface ListedApplicant extends Applicant {
  readonly id: string;
}
export const idOf = ({ opportunityId, userId }: Pick<Applicant, 'opportunityId' | 'userId'>): string =>
  `${opportunityId}.${userId}`;

/** The applicants that the filters find, with the numbers by status and posting. Colleagues change them, too. */
export const useApplicants = (values: ApplicantFilters) =>
  useInfiniteQuery({
    ...api.pages('applicants.list', { query: queryOf(values) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 30_000,
  });

/** One applicant with everything that was sent. */
export const useApplicant = ({ opportunityId, userId }: Pick<Applicant, 'opportunityId' | 'userId'>) =>
  useQuery({
    ...api.query('applicants.one', { params: { id: opportunityId, userId } }),
    staleTime: 0,
    refetchInterval: 30_000,
  });

/** What an applicant became. */
export type Moved = Pick<Applicant, 'opportunityId' | 'userId' | 'status' | 'version'>;

const shifted = (
  counts: ApplicantCounts,
  from: Applicant['status'],
  to: Applicant['status'],
): ApplicantCounts => ({
  ...counts,
  [from]: Math.max(0, counts[from] - 1),
  [to]: counts[to] + 1,
});

const withMoved = (page: Page, moved: Moved, from: Applicant['status']): Page => ({
  ...page,
  counts: shifted(page.counts, from, moved.status),
  postings: page.postings.map((posting) =>
    posting.id === moved.opportunityId
      ? { ...posting, counts: shifted(posting.counts, from, moved.status) }
      : posting,
  ),
  items: page.items.map((item) => (idOf(item) === idOf(moved) ? { ...item, ...moved } : item)),
});

/** Shows a decision in the loaded lists at once. The row keeps its place until the list is loaded again. */
export const showMoved = (queryClient: QueryClient, moved: Moved, from: Applicant['status']): void => {
  queryClient.setQueriesData<InfiniteData<Page>>({ queryKey: api.key('applicants.list') }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => withMoved(page, moved, from)) } : data,
  );
  void queryClient.invalidateQueries({
    queryKey: api.query('applicants.one', { params: { id: moved.opportunityId, userId: moved.userId } })
      .queryKey,
  });
};

/** Loads everything about applicants again. */
export const refreshApplicants = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: api.key('applicants') });
