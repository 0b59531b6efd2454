import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';

/** An article, with what to read next. */
export const useArticle = (id: string) => useQuery(api.query('library.get', { params: { id } }));
