import * as z from 'zod';
import { defineFeature } from '#shared/core/contract.ts';
import { shownArticleSchema } from './schema.ts';

export const library = defineFeature('library', {
  get: {
    method: 'GET',
    path: '/api/library/{id}',
    summary: 'An article of the library, and what to read next',
    access: 'public',
    edge: { seconds: 60 },
    grants: [],
    params: z.object({ id: z.string().max(2048) }),
    response: shownArticleSchema,
    errors: ['not_found'],
  },
});
