import { useEffect, useRef } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import type { Field } from '../changes.ts';
import { fieldsInWords } from '../labels.ts';

interface ConflictProps {
  /** What was changed here, and is not the same over there. */
  changed: readonly Field[];
  /** Which of that the other one changed as well. */
  both: readonly Field[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody saved this profile from another tab or device: asks whose answers count. It takes the focus. */
export function Conflict({ changed, both, onKeepMine, onTakeTheirs }: ConflictProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-20 pb-6">
      <Notice
        tone="warning"
        role="alert"
        icon={<AlertIcon aria-hidden="true" />}
        title="Your profile was changed somewhere else"
        action={
          <>
            <Button size="small" onClick={onTakeTheirs}>
              Load the other version
            </Button>
            <Button size="small" variant="primary" onClick={onKeepMine}>
              Keep my changes
            </Button>
          </>
        }
      >
        <p>
          It was saved in another tab or on another device since you opened it here, so your changes are not
          saved yet. {consequence(changed, both)}
        </p>
      </Notice>
    </div>
  );
}

const consequence = (changed: readonly Field[], both: readonly Field[]): string => {
  if (changed.length === 0) return 'By now both versions say the same.';
  const mine = `You changed ${fieldsInWords(changed)}.`;
  if (both.length === 0) return `${mine} Nothing of that was changed over there: both can stand.`;
  const them = both.length === 1 ? 'it' : 'them';
  return `${mine} Over there ${fieldsInWords(both)} changed too: your version would replace ${them}.`;
};
