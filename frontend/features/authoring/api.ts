import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import type { AuthoredCourse } from '#shared/features/authoring/schema.ts';
import type { AnswerOf, InputOf } from '#shared/route-types.ts';

export type AuthoredRow = AnswerOf<'authoring.list'>['items'][number];
export type Course = AuthoredCourse;
/** What a save changes, without the version on which it builds. */
export type CourseChange = Omit<InputOf<'authoring.update'>['body'], 'version'>;

/** The user's own courses, or those of others that wait for a review. Others move them: loaded at every visit. */
export const useAuthoredList = (tab: 'mine' | 'review') =>
  useInfiniteQuery({ ...api.pages('authoring.list', { query: { tab } }), staleTime: 0 });

const courseQuery = (id: string) => api.query('authoring.get', { params: { id } });

/** The whole of one course. */
export const useAuthored = (id: string) => useQuery({ ...courseQuery(id), staleTime: 0 });

/** The course as this tab knows it now. */
export const knownCourse = (client: QueryClient, id: string): Course | undefined =>
  client.getQueryData(courseQuery(id).queryKey);

/** Shows a course as the server answered with it, and loads the lists again. */
export const keepCourse = async (client: QueryClient, course: Course): Promise<void> => {
  client.setQueryData(courseQuery(course.id).queryKey, course);
  await client.invalidateQueries({ queryKey: api.key('authoring.list') });
};

/** Forgets a course that is not open to the user any more, and loads the lists again. Its screen was left before. */
export const forgetCourse = async (client: QueryClient, id: string): Promise<void> => {
  client.removeQueries({ queryKey: courseQuery(id).queryKey });
  await client.invalidateQueries({ queryKey: api.key('authoring.list') });
};

/** Loads again what a change of a course shows in. */
const refreshAuthoring = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: api.key('authoring') });

/** A change of a course by a button; `said` is the title of the toast. */
export const useCourseAction = <Given = void>(send: (given: Given) => Promise<Course>, said: string) => {
  const client = useQueryClient();
  return useAction(
    async (given: Given) => {
      const course = await send(given);
      await keepCourse(client, course);
      return course;
    },
    said,
    () => refreshAuthoring(client),
  );
};
