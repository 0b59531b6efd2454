import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';

/** Messages from the contact form, the latest first. Refetched at every visit, as new ones cause no notification. */
export const useMessages = () =>
  useInfiniteQuery({ ...api.pages('contact.messages', { query: { limit: 20 } }), staleTime: 0 });
