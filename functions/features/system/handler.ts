import { env } from '#functions/core/env.ts';
import { serve } from '#functions/core/serve.ts';
import { system } from '#shared/features/system/routes.ts';
import { LATER_ROUTES } from '#shared/later-routes.generated.ts';
import { ROUTES } from '#shared/routes.generated.ts';

const allRoutes = Object.values({ ...ROUTES, ...LATER_ROUTES }).map(([method, path]) => ({ method, path }));

/** Health and the OpenAPI document; and, as API Gateway's `$default`, every address and method that no route has. */
export const handler = serve(system, {
  handlers: {
    health: async () => ({ status: 'ok' as const, version: env('VERSION'), stage: env('STAGE') }),
    // Imported on demand: unpacking it would make every start of the function slower (infra/bundling/lean-sdk.ts).
    openapi: async () =>
      (await import('#shared/openapi.json', { with: { type: 'json' } })).default as { openapi: '3.1.0' },
  },
  known: allRoutes,
});
