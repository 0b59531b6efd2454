/** The mark of a company, drawn from its initials. Decorative: the name is beside it. */
export function Monogram({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-16 flex-none items-center justify-center rounded-control bg-brand text-title font-semibold text-on-brand uppercase select-none"
    >
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word].find((letter) => /[\p{L}\p{N}]/u.test(letter)))
    .filter((letter) => letter !== undefined)
    .slice(0, 2)
    .join('');
