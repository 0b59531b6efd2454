/** As TypeScript sees a handler of which nothing is known but its name. */
type Unknown = (call: never) => Promise<unknown>;

/**
 * Handlers that the first request for one of them loads, with all that they need: a cold start for another route does not
 * wait for it. `load` imports the part of the bundle that has them.
 */
export const laterHandlers = <Name extends string, Part extends Record<Name, Unknown>>(
  load: () => Promise<Part>,
  names: readonly Name[],
): Pick<Part, Name> =>
  Object.fromEntries(names.map((name) => [name, async (call: never) => (await load())[name](call)])) as Pick<
    Part,
    Name
  >;
