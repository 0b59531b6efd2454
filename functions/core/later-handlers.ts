/** As TypeScript sees a handler or an effect of which nothing is known but its name. */
type Unknown = (call: never) => Promise<unknown>;

/**
 * Handlers of routes, or effects of a feature, that the first call for one of them loads, with all that they need: a cold
 * start does not wait for it, and the start of a bundle does not grow with every feature. `load` imports the part of the
 * bundle that has them.
 */
export const laterHandlers = <Name extends string, Part extends Record<Name, Unknown>>(
  load: () => Promise<Part>,
  names: readonly Name[],
): Pick<Part, Name> =>
  Object.fromEntries(names.map((name) => [name, async (call: never) => (await load())[name](call)])) as Pick<
    Part,
    Name
  >;
