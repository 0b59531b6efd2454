import type * as z from 'zod';

/*
 * zod tests whether it may compile code, which the content security policy refuses and reports. This setting prevents
 * the test without loading zod, which is loaded with the chunks of the forms that use it.
 */
const config: z.core.$ZodConfig = { jitless: true };
Object.assign(globalThis, { __zod_globalConfig: config });
