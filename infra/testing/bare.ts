import type { StagesConfiguration } from '../app/stage-settings.ts';

/** No optional setting at all: the tests do not depend on what an operator has written into stages.config.ts. */
export const BARE: StagesConfiguration = { prod: {}, dev: {}, previews: {} };
