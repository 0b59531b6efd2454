import { colourProblem, GROUNDS, inTheDark, textOn } from '#shared/core/branding.ts';
import { contrastOf } from '#shared/core/contrast.ts';

/** Rounded down, so that what does not pass never looks as if it did. */
const inWords = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;

/** How a colour looks as a button, and on the grounds of both themes, with its contrast. */
export function ColourPreview({ colour }: { colour: string }) {
  const dark = inTheDark(colour);
  const text = textOn(colour);
  const tooLight = colourProblem(colour) !== undefined;
  const lightened = dark === colour ? '' : `, as ${dark}`;
  return (
    <dl className="flex flex-col gap-2 text-fine">
      <Row
        ground={colour}
        mark={text}
        term={`Text on it, in ${text === '#ffffff' ? 'white' : 'black'}`}
        value={inWords(contrastOf(colour, text))}
      />
      <Row
        ground={GROUNDS.light}
        mark={colour}
        term="On a light background"
        value={`${inWords(contrastOf(colour, GROUNDS.light))}${tooLight ? ', and 3:1 is needed' : ''}`}
      />
      <Row
        ground={GROUNDS.dark}
        mark={dark}
        term="On a dark background"
        value={`${inWords(contrastOf(dark, GROUNDS.dark))}${lightened}`}
      />
    </dl>
  );
}

interface RowProps {
  ground: string;
  mark: string;
  term: string;
  value: string;
}

function Row({ ground, mark, term, value }: RowProps) {
  return (
    <div className="flex items-center gap-3">
      <svg
        aria-hidden="true"
        viewBox="0 0 40 24"
        className="h-6 w-10 flex-none rounded-tick border border-line"
      >
        <rect width="40" height="24" fill={ground} />
        <rect x="8" y="10" width="24" height="4" rx="2" fill={mark} />
      </svg>
      <dt className="text-muted">{term}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}
