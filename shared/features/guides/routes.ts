import * as z from 'zod';
import { defineFeature } from '#shared/core/contract.ts';
import { shownGuideSchema } from './schema.ts';

export const guides = defineFeature('guides', {
  list: {
    method: 'GET',
    path: '/api/guides',
    summary: 'The guides to studies abroad, each with its facts and where they were read',
    access: 'public',
    edge: { seconds: 10 },
    grants: ['table:read'],
    response: z.object({ items: z.array(shownGuideSchema) }),
  },
  get: {
    method: 'GET',
    path: '/api/guides/{country}',
    summary: 'The guide to studies in one country',
    access: 'public',
    edge: { seconds: 10 },
    grants: ['table:read'],
    params: z.object({ country: z.string().max(2048) }),
    response: shownGuideSchema,
    errors: ['not_found'],
  },
});
