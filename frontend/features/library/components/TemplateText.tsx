import { useId, useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';

/** The text of a template, to copy as it is: plain text without any formatting. */
export function TemplateText({ lines }: { lines: readonly string[] }) {
  const id = useId();
  const [result, setResult] = useState<'copied' | 'refused'>();
  const text = lines.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  };
  return (
    <section aria-labelledby={id} className="mt-8 rounded-card border border-line bg-raised">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-1">
        <h2 id={id} className="font-semibold">
          Text to copy
        </h2>
        <span className="flex items-center gap-2 text-small print:hidden">
          <span role="status">
            {result === 'refused' && 'The browser doesn’t allow it. Select the text.'}
          </span>
          <Button size="small" onClick={() => void copy()} onBlur={() => setResult(undefined)}>
            {result === 'copied' ? 'Copied' : 'Copy text'}
          </Button>
        </span>
      </div>
      <p className="px-4 py-4 whitespace-pre-wrap wrap-anywhere">{text}</p>
    </section>
  );
}
