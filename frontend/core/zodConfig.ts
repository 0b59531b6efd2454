import type * as z from 'zod';

/*
 * zod asks whether it may compile code, which the content security policy refuses and reports. This tells it
 * beforehand, without loading zod: that comes with the chunks of the forms that use it.
 */
const config: z.core.$ZodConfig = { jitless: true };
Object.assign(globalThis, { __zod_globalConfig: config });
