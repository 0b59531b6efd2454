/**
 * A value that is made when it is first used. For formatters of `Intl`: the first relative time takes a browser some
 * 15 ms to prepare, a phone four times as long, and most screens show none before they are there.
 */
export const later = <Value extends object>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
