import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';

/** The guide to one country. */
export const useGuide = (country: string) => useQuery(api.query('guides.get', { params: { country } }));

/** All guides, once they are to be compared. */
export const useGuides = (enabled: boolean) => useQuery({ ...api.query('guides.list'), enabled });
