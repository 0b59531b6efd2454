import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { cx } from '../style/cx.ts';

/** The language of what a piece of code prints. */
const OUTPUT = 'output';
/** The language of a text that people write at work: a message, an update, a ticket. */
const MESSAGE = 'message';

const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  console: 'Terminal',
  css: 'CSS',
  html: 'HTML',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  output: 'Prints',
  python: 'Python',
  sh: 'Shell',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TSX',
};

const nameOf = (language: string): string =>
  Object.hasOwn(LANGUAGE_NAMES, language) ? (LANGUAGE_NAMES[language] ?? '') : language;

/** What has the whole width of a phone, in a text that is not in a card. */
export const FULL_WIDTH = 'max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0';

interface CodeBlockProps {
  language: string;
  text: string;
  /** It is in the text of a page, and has all of a phone's width. */
  wide?: boolean;
}

/** A piece of code, which scrolls within itself and can be copied; or what it prints; or a message, which is read as text. */
export function CodeBlock({ language, text, wide = false }: CodeBlockProps) {
  if (language === MESSAGE) return <Message text={text} wide={wide} />;
  const isOutput = language === OUTPUT;
  const name = nameOf(language) || 'Code';
  return (
    <div
      className={cx(
        'overflow-hidden rounded-control border border-line',
        isOutput ? 'bg-raised' : 'bg-sunken',
        wide && FULL_WIDTH,
      )}
    >
      <div className="flex min-h-9 items-center justify-between gap-3 pr-1 pl-4 text-fine text-muted">
        <span>{name}</span>
        {!isOutput && <CopyButton text={text} />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no group of fields */}
      <div
        role="group"
        aria-label={isOutput ? 'What it prints' : `Code, ${name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by the arrow keys
        tabIndex={0}
        className="overflow-x-auto rounded-control px-4 pb-3 -outline-offset-2"
      >
        <pre dir="ltr" className="font-mono text-small leading-6 print:whitespace-pre-wrap">
          <code>{text}</code>
        </pre>
      </div>
    </div>
  );
}

function Message({ text, wide }: { text: string; wide: boolean }) {
  return (
    <blockquote
      dir="auto"
      className={cx(
        'rounded-control border border-line bg-raised px-4 py-3 whitespace-pre-wrap wrap-anywhere',
        wide && FULL_WIDTH,
      )}
    >
      {text}
    </blockquote>
  );
}

function CopyButton({ text }: { text: string }) {
  const [result, setResult] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  };
  return (
    <span className="flex items-center gap-2">
      <span role="status">{result === 'refused' && 'The browser doesn’t allow it. Select the text.'}</span>
      <Button size="small" variant="quiet" onClick={() => void copy()} onBlur={() => setResult(undefined)}>
        {result === 'copied' ? 'Copied' : 'Copy'}
        <span className="sr-only"> the code</span>
      </Button>
    </span>
  );
}
