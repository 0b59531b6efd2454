import { useId } from 'react';
import { blocksFrom, type EntryValues } from '#shared/features/library/entry-text.ts';
import { TYPE_LABELS } from '#shared/features/library/rules.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { LinkedPage } from './LinkedPage.tsx';
import { TemplateText } from './TemplateText.tsx';

/** An entry as readers will see it, while it is written. */
export function EntryPreview({ values }: { values: EntryValues }) {
  const { type, title, answer, body, copy, address, publisher, licence, allows } = values;
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-surface p-6">
      <h2 id={id} className="text-small font-medium text-muted">
        Preview
      </h2>
      <p className="mt-4 text-small text-muted">{TYPE_LABELS[type]}</p>
      <p className="text-heading font-semibold wrap-anywhere">{title || 'Title'}</p>
      <p className="mt-6 text-lead wrap-anywhere">{answer}</p>
      {type === 'link' && URL.canParse(address) && (
        <LinkedPage title={title} link={{ address, publisher }} licence={{ name: licence, allows }} />
      )}
      <div className="wrap-anywhere">
        <ArticleBody blocks={blocksFrom(body)} />
      </div>
      {type === 'template' && copy !== '' && <TemplateText lines={copy.split('\n')} />}
    </section>
  );
}
