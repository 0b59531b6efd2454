import { Button } from '#frontend/ui/actions/Button.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { shortened } from '#shared/core/characters.ts';

interface UnknownFiltersProps {
  values: readonly string[];
  /** Removes them from the address. */
  remove: () => void;
}

/** Longer values are cut. */
const SHOWN_LENGTH = 60;
/** More values are not listed. */
const SHOWN = 5;

const quoted = (value: string) => `“${shortened(value, SHOWN_LENGTH)}”`;

/** Says which filters of a link are ignored, because there is no such choice. */
export function UnknownFilters({ values, remove }: UnknownFiltersProps) {
  if (values.length === 0) return null;
  const list = new Intl.ListFormat('en').format([
    ...values.slice(0, SHOWN).map(quoted),
    ...(values.length > SHOWN ? [`${values.length - SHOWN} more`] : []),
  ]);
  const several = values.length > 1;
  return (
    <Notice
      role="status"
      title={several ? 'Some filters in this link don’t exist' : 'A filter in this link doesn’t exist'}
      action={
        <Button size="small" onClick={remove}>
          Dismiss
        </Button>
      }
    >
      <p className="wrap-anywhere">
        {list} {several ? 'are' : 'is'} not among the choices, so the list below ignores{' '}
        {several ? 'them' : 'it'}.
      </p>
    </Notice>
  );
}
