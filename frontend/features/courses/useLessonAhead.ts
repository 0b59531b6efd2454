import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '#frontend/ui/hooks/whenIdle.ts';
import { lessonQuery } from './api.ts';

/**
 * Loads the lesson that is read next, in the version that is read, before it is asked for: so it is there at once, and without a
 * connection. Without a number there is none.
 */
export const useLessonAhead = (courseId: string, number: number | undefined, version: number): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (number === undefined) return undefined;
    const load = async () => {
      const current = lessonQuery(courseId, number, undefined);
      await client.prefetchQuery(current);
      if (client.getQueryData(current.queryKey)?.version !== version)
        await client.prefetchQuery(lessonQuery(courseId, number, version));
    };
    return whenIdle(() => void load());
  }, [client, courseId, number, version]);
};
