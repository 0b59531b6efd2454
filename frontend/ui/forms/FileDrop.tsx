import { Suspense, useId, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { lazyPart } from '../hooks/lazyPart.tsx';
import { cx } from '../style/cx.ts';
import { FileIcon, UploadIcon } from '../style/icons.ts';
import { FieldMark, type FieldText } from './Field.tsx';
import { FieldError } from './FieldError.tsx';

const DropArea = lazyPart(() => import('./DropArea.tsx'));

const BOX =
  'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-dashed border-line-strong bg-raised px-4 py-4 transition-colors has-focus-visible:border-brand';

interface FileDropProps extends FieldText {
  /** Media type that is taken, such as `application/pdf`. */
  accept: string;
  /** Files with this ending are taken too: systems name the media type of some kinds differently, or not at all. */
  extension?: `.${string}`;
  maxBytes: number;
  /** What to say to a file of another type or size: 'Choose a PDF file up to 5 MB.' */
  refusal: string;
  file: File | null;
  onFile: (file: File | null) => void;
}

/** A place to drop one file, or to choose it. The file stays in the browser: its owner decides what to do with it. */
export function FileDrop({
  label,
  hint,
  error,
  mark,
  accept,
  extension,
  maxBytes,
  refusal,
  file,
  onFile,
}: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const message = refused ? refusal : error;

  const take = (candidate: File | undefined) => {
    if (!candidate) return;
    const named = extension !== undefined && candidate.name.toLowerCase().endsWith(extension);
    const fits = (named || candidate.type === accept) && candidate.size <= maxBytes;
    setRefused(!fits);
    onFile(fits ? candidate : null);
  };
  const remove = () => {
    setRefused(false);
    onFile(null);
    if (input.current) input.current.value = '';
  };
  const content = (
    <>
      <span className="flex size-10 flex-none items-center justify-center rounded-full bg-brand-soft text-brand">
        {file ? (
          <FileIcon aria-hidden="true" className="size-5" />
        ) : (
          <UploadIcon aria-hidden="true" className="size-5" />
        )}
      </span>
      <div aria-live="polite" className="min-w-0 flex-1 basis-40 text-small">
        <p className="truncate font-medium">{file ? file.name : 'Drop your file here'}</p>
        <p id={`${id}-hint`} className="text-muted">
          {file ? fileSize(file.size) : hint}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" onClick={() => input.current?.click()}>
          {file ? 'Choose another' : 'Choose File'}
        </Button>
        {file && (
          <Button size="small" variant="quiet" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
    </>
  );

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {label}
        <FieldMark mark={mark} />
      </label>
      {/* Outside of what is replaced below, which may be while the user is choosing a file. */}
      <input
        ref={input}
        id={id}
        type="file"
        accept={extension ? `${accept},${extension}` : accept}
        tabIndex={-1}
        className="sr-only"
        aria-describedby={cx(message && `${id}-error`, `${id}-hint`)}
        aria-invalid={message ? true : undefined}
        onChange={(event) => take(event.target.files?.[0])}
      />
      {/* The same box before dropping works: choosing does at once, and nothing moves. */}
      <Suspense fallback={<div className={BOX}>{content}</div>}>
        <DropArea accept={extension ? [accept, extension] : [accept]} onDrop={take} className={BOX}>
          {content}
        </DropArea>
      </Suspense>
      <FieldError id={`${id}-error`} message={message} />
    </div>
  );
}

/** `1.4 MB`, `380 KB`. */
const fileSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
