import { env } from '#functions/core/env.ts';
import { serve } from '#functions/core/serve.ts';
import document from '#shared/openapi.json' with { type: 'json' };

/** Health and the OpenAPI document; and, as API Gateway's `$default`, every address and method that is not there. */
export const handler = serve('system', {
  health: async () => ({ status: 'ok' as const, version: env('VERSION'), stage: env('STAGE') }),
  openapi: async () => document as { openapi: '3.1.0' },
});
