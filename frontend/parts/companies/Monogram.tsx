import { textOn } from '#shared/core/branding.ts';
import { firstCharacter } from '#shared/core/characters.ts';

/**
 * The mark of a company without a logo, drawn from its initials, on its colour if it has one. Decorative: the name is beside it.
 */
export function Monogram({ name, colour = '' }: { name: string; colour?: string | undefined }) {
  if (colour !== '')
    // Pages that a function renders have no style attributes, so the colour is one of the drawing.
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 64 64"
        className="size-16 flex-none rounded-control font-semibold uppercase select-none"
      >
        <rect width="64" height="64" fill={colour} />
        <text
          x="32"
          y="32"
          fill={textOn(colour)}
          fontSize="22"
          textAnchor="middle"
          dominantBaseline="central"
        >
          {initialsOf(name)}
        </text>
      </svg>
    );
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
