import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from '#frontend/core/session/drafts.ts';
import { ResourcePicker } from '#frontend/parts/mentors/ResourcePicker.tsx';
import { withResource } from '#frontend/parts/mentors/resourceText.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { FieldError } from '#frontend/ui/forms/FieldError.tsx';
import { selectRefused } from '#frontend/ui/forms/selectRefused.ts';
import { problemOfText } from '#shared/core/refused-characters.ts';
import type { Message } from '#shared/features/conversations/routes.ts';
import { MESSAGE_MAX } from '#shared/features/conversations/rules.ts';

interface ComposerProps {
  conversationId: string;
  /** The message that is being edited, if any. */
  editing: Message | undefined;
  onSend: (text: string) => void;
  onSave: (message: Message, text: string) => void;
  onCancel: () => void;
  /** The key Up in the empty field. */
  onUp: () => void;
}

/**
 * Where messages are written. Enter begins a new line, Ctrl+Enter or Cmd+Enter sends. What was typed survives a reload; while a
 * message is edited, the draft waits.
 */
export function Composer({ conversationId, editing, onSend, onSave, onCancel, onUp }: ComposerProps) {
  const id = useId();
  const draft = `message-${conversationId}`;
  const [text, setText] = useState(() => readDraft(draft, { text: '' }).text);
  const [edited, setEdited] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!editing) return;
    setEdited(editing.text);
    field.current?.focus();
  }, [editing]);
  const shown = editing ? edited : text;

  const change = (value: string) => {
    setRefusal(undefined);
    if (editing) return setEdited(value);
    setText(value);
    if (value.trim() === '') forgetDraft(draft);
    else writeDraft(draft, { text: value });
  };
  const submit = () => {
    const trimmed = shown.trim();
    if (trimmed === '') return;
    const problem = problemOfText(shown, MESSAGE_MAX);
    if (problem !== undefined && field.current) {
      setRefusal(problem);
      field.current.focus();
      return selectRefused(field.current);
    }
    if (editing) return onSave(editing, trimmed);
    change('');
    onSend(trimmed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const acts =
      sends || (event.key === 'ArrowUp' && text === '' && !editing) || (event.key === 'Escape' && editing);
    if (!acts) return;
    event.preventDefault();
    if (sends) submit();
    else if (editing) onCancel();
    else onUp();
  };
  return (
    <form
      className="border-t border-line bg-raised px-4 py-3"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      {editing && <p className="pb-2 text-small text-muted">Editing your message</p>}
      <label htmlFor={id} className="sr-only">
        Message
      </label>
      <textarea
        ref={field}
        id={id}
        dir="auto"
        rows={2}
        value={shown}
        placeholder="Write a message"
        aria-invalid={refusal !== undefined}
        aria-describedby={refusal === undefined ? `${id}-keys` : `${id}-error`}
        className="control field-sizing-content max-h-48 resize-none"
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      <FieldError id={`${id}-error`} message={refusal} alert />
      {/* The advisor’s button is at the right of it on a phone. */}
      <div className="flex items-center justify-between gap-3 pt-2 max-md:pr-18">
        <p id={`${id}-keys`} className="text-fine text-muted pointer-coarse:sr-only">
          Ctrl+Enter sends. Up edits your last message.
        </p>
        <div className="ml-auto flex gap-2">
          <ResourcePicker onPick={(resource) => change(withResource(shown, resource))} />
          {editing && (
            <Button size="small" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" size="small" variant="primary" disabled={shown.trim() === ''}>
            {editing ? 'Save' : 'Send'}
          </Button>
        </div>
      </div>
    </form>
  );
}
