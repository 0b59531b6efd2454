import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import type { AnswerOf, InputOf } from '#shared/route-types.ts';

type CoursesQuery = NonNullable<InputOf<'courses.list'>['query']>;

/** The published courses, page by page. */
export const useCourses = (query: CoursesQuery) =>
  useInfiniteQuery({ ...api.pages('courses.list', { query }), placeholderData: keepPreviousData });

/** In how many of the student's saved postings each skill is asked for. */
export const useDemand = () => useQuery({ ...api.query('courses.demand'), staleTime: 0 });

const courseQuery = (id: string, version: number | undefined) =>
  api.query('courses.get', { params: { id }, query: version === undefined ? {} : { version } });

/** A lesson; of the current version unless another one is named. */
export const lessonQuery = (id: string, n: number, version: number | undefined) =>
  api.query('courses.lesson', { params: { id, n }, query: version === undefined ? {} : { version } });

/** Whether a student reads another version than the current one, once that is there or refused. */
const readsOther = (
  current: { data: { version: number } | undefined; isPending: boolean },
  enrolment: Pick<Enrolment, 'version'> | undefined,
): boolean => enrolment !== undefined && !current.isPending && current.data?.version !== enrolment.version;

/** A course in the version that the student reads. Most read the current one, which is asked for while their enrolment is. */
export const useCourse = (id: string, enrolment: Pick<Enrolment, 'version'> | undefined) => {
  const current = useQuery(courseQuery(id, undefined));
  const isOther = readsOther(current, enrolment);
  const own = useQuery({ ...courseQuery(id, enrolment?.version), enabled: isOther });
  return isOther ? own : current;
};

/** A lesson in the version that the student reads; of no number, none. */
export const useLesson = (
  id: string,
  n: number | undefined,
  enrolment: Pick<Enrolment, 'version'> | undefined,
) => {
  const current = useQuery({ ...lessonQuery(id, n ?? 1, undefined), enabled: n !== undefined });
  const isOther = readsOther(current, enrolment);
  const own = useQuery({ ...lessonQuery(id, n ?? 1, enrolment?.version), enabled: isOther });
  return isOther ? own : current;
};

const ENROLMENTS = api.pages('enrolments.list', {});

/** What was loaded so long ago may be older than what another device did meanwhile. */
const FRESH_MS = 30_000;

/** The student's courses, the latest read first. Other devices read on: loaded again after half a minute. */
export const useEnrolments = () => useInfiniteQuery({ ...ENROLMENTS, staleTime: FRESH_MS });

type Enrolments = InfiniteData<AnswerOf<'enrolments.list'>>;
export type Enrolment = AnswerOf<'enrolments.list'>['items'][number];

/** Keeps an answer about one course in the list, which may be without it so far. */
export const keepEnrolment = (client: QueryClient, enrolment: Enrolment): void => {
  client.setQueryData<Enrolments>(ENROLMENTS.queryKey, (before) => {
    if (!before) return before;
    const isKnown = before.pages.some(({ items }) =>
      items.some((one) => one.courseId === enrolment.courseId),
    );
    const pages = before.pages.map((page, number) => ({
      ...page,
      items: isKnown
        ? page.items.map((one) => (one.courseId === enrolment.courseId ? enrolment : one))
        : number === 0
          ? [enrolment, ...page.items]
          : page.items,
    }));
    return { ...before, pages };
  });
  void client.invalidateQueries({ queryKey: api.key('dashboard') });
};

/** An exercise was answered right: it counts in what is shown at once. */
export const keepExercise = (client: QueryClient, courseId: string, exercise: number): void => {
  client.setQueryData<Enrolments>(
    ENROLMENTS.queryKey,
    (before) =>
      before && {
        ...before,
        pages: before.pages.map((page) => ({
          ...page,
          items: page.items.map((one) =>
            one.courseId === courseId
              ? { ...one, exercisesDone: [...new Set([...one.exercisesDone, exercise])] }
              : one,
          ),
        })),
      },
  );
  void client.invalidateQueries({ queryKey: api.key('assessments.practice') });
};

/** Loads the student's courses again. */
export const refreshEnrolments = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: api.key('enrolments') });

/**
 * The student in one course; undefined when they never were in it. `known` is false until that is sure, `fresh` while it may be
 * older than what another device did.
 */
export const useEnrolment = (courseId: string) => {
  const list = useEnrolments();
  const { data, error, hasNextPage, isFetching, isFetchedAfterMount, isStale, fetchNextPage, refetch } = list;
  // Without the parts of lists, which a lesson would have to load.
  const enrolment = data?.pages.flatMap(({ items }) => items).find((one) => one.courseId === courseId);
  const reads = !enrolment && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (reads) void fetchNextPage();
  }, [reads, fetchNextPage]);
  return {
    enrolment,
    known: enrolment !== undefined || (data !== undefined && !hasNextPage),
    fresh: !isStale || isFetchedAfterMount || (error !== null && !isFetching),
    error,
    isFetching,
    refetch,
  };
};

/** An answer says all that a change of an enrolment brought about; after a failure the list says what is true. */
const refreshAfter = (client: QueryClient) => async (error: unknown) => {
  if (error !== null) await refreshEnrolments(client);
};

/** Begins a course, returns to it, keeps its version or switches to another one. */
export const useEnrol = (courseId: string, said: string, onDone?: (enrolment: Enrolment) => void) => {
  const client = useQueryClient();
  return useAction(
    async (version: number | undefined) => {
      const enrolment = await api.call('enrolments.enrol', {
        params: { courseId },
        body: version === undefined ? {} : { version },
      });
      keepEnrolment(client, enrolment);
      onDone?.(enrolment);
      return enrolment;
    },
    said,
    refreshAfter(client),
  );
};

/** Leaves a course. What was done is kept. */
export const useLeave = (courseId: string) => {
  const client = useQueryClient();
  return useAction(
    async () => keepEnrolment(client, await api.call('enrolments.leave', { params: { courseId } })),
    'You left the course. Your progress is kept in case you return.',
    refreshAfter(client),
  );
};
