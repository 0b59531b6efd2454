import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { AnswerOf } from '#shared/route-types.ts';

/** The user's latest upload, if there is one. */
export type LatestUpload = AnswerOf<'resume.overview'>['upload'] | undefined;

/** How often an upload is asked about while it is read. It usually takes a second or two. */
const POLL_MS = 1_500;

/** Whether something will happen to the upload by itself. */
export const isUnderWay = (upload: LatestUpload): boolean =>
  upload?.status === 'waiting' || upload?.status === 'parsing';

/** Whether an upload waits for its user's review, now or in a moment. */
export const isForReview = (upload: LatestUpload): boolean =>
  Boolean(upload && !upload.accepted && upload.status !== 'rejected');

/** The user's resume and latest upload. Follows the upload until it was read, also after a reload or a lost connection. */
export const useResume = () =>
  useQuery({
    ...api.query('resume.overview'),
    staleTime: 0,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.upload) ? POLL_MS : false),
  });
