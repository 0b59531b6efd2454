import { civic } from './civic.ts';
import { climate } from './climate.ts';
import { commerce } from './commerce.ts';
import type { Company } from './company.ts';
import { health } from './health.ts';
import { learning } from './learning.ts';
import { making } from './making.ts';
import { media } from './media.ts';
import { money } from './money.ts';
import { tools } from './tools.ts';
import { transport } from './transport.ts';

/** The invented companies, sixty in all. Their order is part of the seed: add new ones at the end. */
export const COMPANIES: readonly Company[] = [
  ...health,
  ...climate,
  ...money,
  ...learning,
  ...transport,
  ...commerce,
  ...media,
  ...civic,
  ...making,
  ...tools,
];
