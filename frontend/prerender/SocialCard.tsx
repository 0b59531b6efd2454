import { BIRD } from '#frontend/ui/layout/Logo.tsx';
import { PRODUCT } from '#shared/core/product.ts';
import type { Page } from './page.ts';

/** The light theme's colours (styles/tokens.css); a picture has no theme. */
const GROUND = '#17513d';
const LINE = '#2c6a53';
const WORDS = '#fbf8f1';
const QUIET = '#c3d6c9';
const APRICOT = '#f0a45d';

/** The mark of ui/Logo.tsx, drawn by itself. */
function Bird({ width, colour, stroke }: { width: number; colour: string; stroke: number }) {
  return (
    <svg
      width={width}
      height={(width * 23) / 30}
      viewBox="1.5 4.5 30 23"
      fill="none"
      stroke={colour}
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title>{PRODUCT}</title>
      <path d={BIRD.body} />
      <path d={BIRD.wing} />
      <circle {...BIRD.eye} fill={APRICOT} stroke="none" />
    </svg>
  );
}

/** The way here: from a corner, once around, to the bird. */
function Flight() {
  return (
    <svg width="1200" height="630" viewBox="0 0 1200 630" fill="none">
      <title>Flight</title>
      <path
        d="M-20 596 C 110 640, 250 560, 392 556 S 560 500, 512 462 S 424 498, 478 548 S 610 580, 650 544"
        stroke={APRICOT}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0.1 17"
      />
    </svg>
  );
}

const sentence = (text: string): string => /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;

/** The picture of a shared link, 1200 by 630 pixels; satori draws it, so the styles are of what satori knows. */
export function SocialCard({ headline, description }: Pick<Page, 'headline' | 'description'>) {
  const long = headline.length > 24;
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: 1200,
        height: 630,
        background: GROUND,
        color: WORDS,
        fontFamily: 'Instrument Sans',
      }}
    >
      <div style={{ display: 'flex', position: 'absolute', right: -10, bottom: -62 }}>
        <Bird width={560} colour={LINE} stroke={1.1} />
      </div>
      <div style={{ display: 'flex', position: 'absolute', left: 0, top: 0 }}>
        <Flight />
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: 80,
          top: 72,
          width: 940,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 38, fontWeight: 600 }}>
          <Bird width={68} colour={WORDS} stroke={2} />
          {PRODUCT}
        </div>
        <div
          style={{
            display: 'flex',
            marginTop: 64,
            fontSize: long ? 74 : 104,
            fontWeight: 600,
            letterSpacing: '-0.024em',
            lineHeight: 1.08,
            textWrap: 'balance',
          }}
        >
          {headline}
        </div>
        {!long && (
          <div
            style={{
              display: 'flex',
              marginTop: 26,
              width: 760,
              fontSize: 34,
              lineHeight: 1.36,
              color: QUIET,
            }}
          >
            {sentence(description)}
          </div>
        )}
      </div>
    </div>
  );
}
