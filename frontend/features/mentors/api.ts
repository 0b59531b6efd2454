import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { holdsPlace } from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { type MentorFilters, queryOf } from './filters.ts';

/** A mentor with their next free times. */
export type MentorDetail = AnswerOf<'mentors.get'>;

/** The mentors with time, in the order of the API. Places and times change all the time, so it is asked for again. */
export const useMentors = (values: MentorFilters) =>
  useInfiniteQuery({
    ...api.pages('mentors.list', { query: queryOf(values) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useMentor = (id: string) =>
  useQuery({ ...api.query('mentors.get', { params: { id } }), staleTime: 0 });

/** What the student has with a mentor already, a request that waits or a mentorship; undefined for nothing, and until it is known. */
export const useOwnMentorship = (mentorId: string): Mentorship | undefined => {
  const { data } = useQuery({
    ...api.query('mentorships.list', { query: { as: 'mentee' } }),
    staleTime: 10_000,
  });
  return data?.items.find(({ mentor, status }) => mentor.id === mentorId && holdsPlace(status));
};
