import { STREAM_SUBSCRIPTIONS } from '#shared/events.ts';

/**
 * The event source's filter patterns for the subscriptions. Lambda takes five patterns at most, so there is one for each
 * kind of partition, with the sort keys as its alternatives.
 */
export const streamFilters = () =>
  Object.entries(Object.groupBy(STREAM_SUBSCRIPTIONS, ({ pkPrefix }) => pkPrefix)).map(([prefix, group]) => ({
    dynamodb: {
      Keys: {
        pk: { S: [{ prefix }] },
        sk: { S: group.map((one) => ('sk' in one ? one.sk : { prefix: one.skPrefix })) },
      },
    },
  }));
