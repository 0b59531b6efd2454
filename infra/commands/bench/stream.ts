import { marshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { applicationItem } from '#functions/parts/applications/repository.ts';
import { getOpportunity, opportunityItem } from '#functions/parts/opportunities/repository.ts';
import { newApplication } from '#functions/scenarios/application.ts';
import { seed } from '#functions/seed/seed.ts';
import { DEMO_PASSWORD } from '#shared/core/demo.ts';
import { onTemporaryCloud } from '../temporary-cloud.ts';
import { buildMapped, Stand } from './warm/stand.ts';

/*
 * Measures the consumer `stream` on batches as Lambda delivers them, as a child process, as size.ts does. Called with the
 * build's folder; sends the figures to its parent.
 */

export interface StreamFigures {
  readonly what: string;
  /** Records in a batch. */
  readonly records: number;
  /** Calls of the table for a batch. */
  readonly calls: number;
  /** Time by the clock for a batch, and CPU time of it and of the bare consumer, in ms. */
  readonly elapsed: number;
  readonly cpu: number;
  readonly bare: number;
}

const [buildDir = ''] = process.argv.slice(2);
const RECORDS = 100;
/** How long the table takes for an answer, in ms: DynamoDB's own time for a small write is about that. */
const LATENCY = 5;

const listSchema = z.object({
  items: z.array(z.object({ id: z.string() })),
  nextCursor: z.string().nullable(),
});

/** Opportunities of the seed, as the table holds them. */
const someOpportunities = async (url: string) => {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (ids.length < RECORDS && cursor !== null) {
    const query = new URLSearchParams({ limit: '50', ...(cursor !== '' && { cursor }) });
    const page: z.infer<typeof listSchema> = listSchema.parse(
      await (await fetch(new URL(`/api/opportunities?${query}`, url))).json(),
    );
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  const found = await Promise.all(ids.slice(0, RECORDS).map((id) => getOpportunity(id)));
  return found.flatMap((one) => (one ? [one] : []));
};

const insertion = (item: { pk: string; sk: string }, index: number) => ({
  eventID: String(index),
  eventName: 'INSERT',
  dynamodb: {
    Keys: marshall({ pk: item.pk, sk: item.sk }),
    NewImage: marshall(item, { removeUndefinedValues: true }),
    SequenceNumber: String(index + 1).padStart(21, '0'),
    ApproximateCreationDateTime: Math.floor(Date.now() / 1000),
  },
});

await onTemporaryCloud(buildDir, async (cloud) => {
  const tell = (line: string): void => console.log(`  ${line}`);
  await seed({ now: new Date(), opportunities: RECORDS, demoPassword: DEMO_PASSWORD, tell });
  const opportunities = await someOpportunities(cloud.runtime.url);
  const at = new Date().toISOString();
  const applications = opportunities.map((posting, index) => {
    const user = { id: `bench-${index}`, firstName: 'Robin', lastName: `Number ${index}` };
    return applicationItem(newApplication({ user, posting, history: [{ status: 'new', at }] }).application);
  });
  const folder = await buildMapped(buildDir);
  const stand = await Stand.open(folder, cloud);
  const { recorder } = stand;
  try {
    const figures: StreamFigures[] = [];
    for (const [what, items] of [
      ['new opportunities', opportunities.map(opportunityItem)],
      ['new applications', applications],
    ] as const) {
      tell(`Measuring ${what} …`);
      const event = { Records: items.map(insertion) };
      recorder.record();
      const run = async () => {
        await stand.run('stream', event);
      };
      await run();
      const calls = (await recorder.replay(run)).length;
      recorder.latency = LATENCY;
      const { own, ownElapsed, bare } = await stand.measure('stream', event, undefined);
      recorder.latency = 0;
      figures.push({ what, records: items.length, calls, elapsed: ownElapsed, cpu: own, bare });
    }
    process.send?.(figures);
  } finally {
    await stand.close();
  }
});
