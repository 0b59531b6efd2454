import { firstCharacter } from '#shared/core/characters.ts';
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

/** The first letters or digits of the first two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => firstCharacter(word.replace(/^[^\p{L}\p{N}]+/u, '')))
    .filter((letter) => letter !== '')
    .slice(0, 2)
    .join('');
