import { CA } from './countries/ca.ts';
import { DE } from './countries/de.ts';
import { UK } from './countries/uk.ts';
import { US } from './countries/us.ts';
import type { Guide, GuideCountry } from './fact.ts';

/** The guides by their country. Load this module when one is asked for, not at the start. */
export const GUIDES: Readonly<Record<GuideCountry, Guide>> = { ca: CA, de: DE, uk: UK, us: US };
