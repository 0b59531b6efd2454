import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { ContactMessage } from '#shared/features/contact.ts';

interface OpenMessage {
  message: ContactMessage | undefined;
  /** Why it is not there; null while it is, or may still come. */
  error: Error | null;
  refetch: () => void;
}

/** The message with an id: from the list, or, when it stands further down than what is loaded, by itself. */
export const useOpenMessage = (items: readonly ContactMessage[], id: string | null): OpenMessage => {
  const listed = items.find((one) => one.id === id);
  const { data, error, isFetching, refetch } = useQuery({
    ...api.query('contact.message', { params: { id: id ?? '' } }),
    enabled: id !== null && !listed,
  });
  return { message: listed ?? data, error: isFetching ? null : error, refetch: () => void refetch() };
};
