import { cx } from '../style/cx.ts';

interface StrengthMeterProps {
  /** 0 (nothing typed) to 4 (strong). */
  score: 0 | 1 | 2 | 3 | 4;
  /** What the score means, in a few words: 'Could be longer'. */
  label: string;
}

const TONES = ['bg-line', 'bg-danger', 'bg-accent', 'bg-positive', 'bg-positive'];

/** Four short bars and a word, polite to screen readers. For `<PasswordField strength>`. */
export function StrengthMeter({ score, label }: StrengthMeterProps) {
  return (
    <div className="flex items-center gap-3">
      <div aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cx('h-1 rounded-full transition-colors', step <= score ? TONES[score] : 'bg-line')}
          />
        ))}
      </div>
      <span role="status" className="min-h-lh min-w-24 text-right text-fine text-muted">
        {label}
      </span>
    </div>
  );
}
