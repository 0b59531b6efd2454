import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';

/** What people wrote through the contact form, the latest first: asked anew at every visit, as nobody is told of new ones. */
export const useMessages = () =>
  useInfiniteQuery({ ...api.pages('contact.messages', { query: { limit: 20 } }), staleTime: 0 });
