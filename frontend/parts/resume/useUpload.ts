import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { postFile, UploadFailed } from './postFile.ts';

const CONNECTION_LOST = 'The connection was lost. We’ll try again as soon as you’re back online.';
const REFUSED = 'We couldn’t upload this file. Please try again.';

/** Whether a request failed because nothing could be reached. */
const isDisconnected = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof UploadFailed && error.status === 0);

const messageOf = (error: Error): string => {
  if (isDisconnected(error)) return CONNECTION_LOST;
  return error instanceof UploadFailed ? REFUSED : errorMessage(error, UNREACHABLE);
};

/**
 * Sends a file to the bucket, with the share that was sent. When the connection is lost, it is sent again as soon as
 * there is one. `cancel` ends it.
 */
export const useUpload = () => {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const stop = useRef<AbortController>(null);

  const mutation = useMutation({
    mutationFn: async (file: File) => {
      const stopping = new AbortController();
      stop.current = stopping;
      setShare(0);
      const form = await api.call('resume.startUpload', { body: { fileName: file.name, size: file.size } });
      await postFile(form, file, setShare, stopping.signal);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: api.key('resume') }),
  });
  const { mutate, reset, error, variables: file, isPending } = mutation;
  const waits = error !== null && isDisconnected(error);
  useEffect(() => {
    if (!waits || !file) return;
    const again = () => mutate(file);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [waits, file, mutate]);

  return {
    send: mutate,
    sending: isPending && file ? { fileName: file.name, share } : undefined,
    failure: error
      ? { message: messageOf(error), again: waits && file ? () => mutate(file) : undefined }
      : undefined,
    /** Stops what is being sent, and forgets a failure. */
    cancel: () => {
      reset();
      stop.current?.abort();
    },
  };
};
