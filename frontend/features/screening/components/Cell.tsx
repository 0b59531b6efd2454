import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { CheckIcon, CloseIcon, InfoIcon } from '#frontend/ui/style/icons.ts';
import type { ComparedCell } from '#shared/features/screening/routes.ts';
import type { Fit } from '#shared/features/screening/rules.ts';

const WORDS: Readonly<Record<Fit, string>> = {
  yes: 'Met',
  part: 'Met in part',
  no: 'Not met',
  unknown: 'Not known',
};
const ICONS = { yes: CheckIcon, part: InfoIcon, no: CloseIcon, unknown: InfoIcon };

/** What a candidate has of one line: the claim, and the line of the profile on which it rests. No colour says who wins. */
export function Cell({ cell: { fit, claim, profile } }: { cell: ComparedCell }) {
  const Icon = ICONS[fit];
  return (
    <div className="flex min-w-0 gap-2">
      <Icon
        aria-hidden="true"
        className={cx('mt-0.5 size-4 flex-none', fit === 'yes' ? 'text-text' : 'text-muted')}
      />
      <div className="min-w-0 wrap-anywhere">
        <VisuallyHidden>{WORDS[fit]}: </VisuallyHidden>
        <span
          className={cx(
            fit === 'no' && 'text-muted',
            fit === 'unknown' &&
              'box-decoration-clone rounded-tick border border-line-strong border-dashed px-1.5 text-muted',
          )}
        >
          {claim}
        </span>
        {profile !== '' && <span className="block text-fine text-muted">Profile: {profile}</span>}
      </div>
    </div>
  );
}
