/*
 * Parts of what pages say to search engines in the words of schema.org (https://schema.org/Event), which several pages have.
 */

/** Whether something still takes place. */
export const eventStatus = (isCancelled: boolean) =>
  isCancelled ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled';

/** That something takes place online, at this address. */
export const onlineAt = (url: string) => ({
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode' as const,
  location: { '@type': 'VirtualLocation' as const, url },
});

/** People by their names. */
export const people = (named: readonly { readonly name: string }[]) =>
  named.map(({ name }) => ({ '@type': 'Person' as const, name }));
