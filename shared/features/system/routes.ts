import * as z from 'zod';
import { defineFeature } from '#shared/core/contract.ts';

export const system = defineFeature('system', {
  health: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether the API answers, and which version',
    access: 'public',
    grants: [],
    response: z.object({ status: z.literal('ok'), version: z.string(), stage: z.string() }),
  },
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    access: 'public',
    edge: { seconds: 5 },
    grants: [],
    response: z.looseObject({ openapi: z.literal('3.1.0') }),
  },
});
