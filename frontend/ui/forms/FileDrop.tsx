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

/** A file that was moved, or whose drive was taken out, while the browser read it. */
const UNREADABLE = 'We couldn’t read this file. Choose it again.';

interface FileDropProps extends FieldText {
  /** Media types and endings that the system's dialog offers: a help, no condition. Systems disagree on both. */
  accept: string;
  maxBytes: number;
  /** What to say to an empty file, or a larger one: 'Choose a PDF file up to 5 MB.' */
  refusal: string;
  /** Why the content of a file cannot be used; undefined when it can. */
  problemOf?: (file: File) => Promise<string | undefined>;
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
  maxBytes,
  refusal,
  problemOf,
  file,
  onFile,
}: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  /** The file chosen last: a check of an earlier one may end later. */
  const latest = useRef<File>(null);
  const message = problem ?? error;

  const take = async (candidate: File | undefined) => {
    if (!candidate) return;
    latest.current = candidate;
    const fits = candidate.size > 0 && candidate.size <= maxBytes;
    const found = fits ? await problemOf?.(candidate).catch(() => UNREADABLE) : refusal;
    if (latest.current !== candidate) return;
    setProblem(found);
    onFile(found === undefined ? candidate : null);
  };
  const remove = () => {
    latest.current = null;
    setProblem(undefined);
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
        accept={accept}
        tabIndex={-1}
        className="sr-only"
        aria-describedby={cx(message && `${id}-error`, `${id}-hint`)}
        aria-invalid={message ? true : undefined}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file can be chosen again after it was changed.
          target.value = '';
        }}
      />
      {/* The same box before dropping works: choosing does at once, and nothing moves. */}
      <Suspense fallback={<div className={BOX}>{content}</div>}>
        <DropArea onDrop={(dropped) => void take(dropped)} className={BOX}>
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
