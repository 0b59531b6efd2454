import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { changesBetween, fieldsIn } from './changes.ts';
import type { RecordForm, Versioned } from './useRecordForm.ts';

interface ConflictNoticeProps<Values extends object> {
  /** What was edited: 'Your profile'. */
  subject: string;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** The record when editing began, with the user's changes, and as the other one saved it. */
  base: Values;
  mine: Values;
  theirs: Values;
  onKeepMine: () => void;
  onUseTheirs: () => void;
}

/** Another tab or user saved the record meanwhile: shows both versions and asks which one counts. It takes the focus. */
export function ConflictNotice<Values extends object>(props: ConflictNoticeProps<Values>) {
  const { subject, labels, base, mine, theirs, onKeepMine, onUseTheirs } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const differing = changesBetween(theirs, mine);
  const changed = fieldsIn(changesBetween(base, mine)).filter((field) => field in differing);
  const changedThere = changesBetween(base, theirs);
  const both = changed.filter((field) => field in changedThere);
  return (
    <div ref={place} tabIndex={-1} className="pb-6">
      <Notice
        tone="warning"
        role="alert"
        icon={<AlertIcon aria-hidden="true" />}
        title={`${subject} was changed elsewhere`}
        action={
          <>
            <Button size="small" onClick={onUseTheirs}>
              Load the other version
            </Button>
            <Button size="small" variant="primary" onClick={onKeepMine}>
              Keep my changes
            </Button>
          </>
        }
      >
        <p>
          It was saved in another tab or on another device after you opened it here. Your changes aren’t saved
          yet. {consequence(namesOf(changed, labels), namesOf(both, labels), both.length)}
        </p>
        {both.length > 0 && (
          <dl className="mt-3 flex flex-col gap-2">
            {both.map((field) => (
              <div key={field} className="grid gap-x-4 sm:grid-cols-[8rem_1fr_1fr]">
                <dt className="font-medium first-letter:uppercase">{labels[field]}</dt>
                <dd>
                  <span className="text-muted">Your version:</span> {display(mine[field])}
                </dd>
                <dd>
                  <span className="text-muted">Other version:</span> {display(theirs[field])}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Notice>
    </div>
  );
}

interface RecordConflictProps<Stored extends Versioned, Values extends FieldValues, Sent> {
  form: Pick<
    RecordForm<Stored, Values, Sent>,
    'form' | 'base' | 'theirs' | 'valuesOf' | 'keepMine' | 'useTheirs'
  >;
  /** What was edited: 'Your profile'. */
  subject: string;
  labels: Readonly<Record<keyof NoInfer<Values> & string, string>>;
}

/** Asks which version counts once another tab or user saved the record of a form meanwhile; nothing until then. */
export function RecordConflict<Stored extends Versioned, Values extends FieldValues, Sent>({
  form: { form, base, theirs, valuesOf, keepMine, useTheirs },
  subject,
  labels,
}: RecordConflictProps<Stored, Values, Sent>) {
  if (!theirs) return null;
  return (
    <ConflictNotice
      key={theirs.version}
      subject={subject}
      labels={labels}
      base={valuesOf(base)}
      mine={form.getValues()}
      theirs={valuesOf(theirs)}
      onKeepMine={keepMine}
      onUseTheirs={useTheirs}
    />
  );
}

/** An entry of a list; of one with parts, those that are filled. */
const inWords = (item: unknown): string =>
  typeof item === 'object' && item !== null
    ? Object.values(item)
        .filter((part) => part !== '')
        .join(' · ')
    : `${item}`;

const display = (value: unknown): string =>
  value === undefined || value === ''
    ? 'Empty'
    : Array.isArray(value)
      ? value.map(inWords).join(', ') || 'Empty'
      : `${value}`;

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `phone, skills and career goal`. */
export const namesOf = <Field extends string>(
  fields: readonly Field[],
  labels: Readonly<Record<Field, string>>,
): string => list.format(fields.map((field) => labels[field]));

const consequence = (changed: string, both: string, count: number): string => {
  if (changed === '') return 'Both versions are the same now.';
  if (count === 0)
    return `You changed ${changed}. The other version changed different fields, so you can keep both.`;
  const them = count === 1 ? 'it' : 'them';
  return `You changed ${changed}. The other version also changed ${both}; saving yours will replace ${them}.`;
};
