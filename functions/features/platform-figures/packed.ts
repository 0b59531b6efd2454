/*
 * Numbers of 0 or more as few bytes (LEB128): seven bits in each, the lowest first, and a bit that says that more follow. A
 * year of days is read at once, and what it costs is its size.
 */

/** Packs numbers in their order. */
export const packed = (numbers: readonly number[]): Uint8Array =>
  Uint8Array.from(
    numbers.flatMap((number) => {
      const bytes: number[] = [];
      let rest = number;
      for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
      return [...bytes, rest];
    }),
  );

/** The numbers again. */
export const unpacked = (bytes: Uint8Array): number[] => {
  const numbers: number[] = [];
  let [number, factor] = [0, 1];
  for (const byte of bytes) {
    number += (byte % 128) * factor;
    factor *= 128;
    if (byte >= 128) continue;
    numbers.push(number);
    [number, factor] = [0, 1];
  }
  return numbers;
};
