import { cx } from './cx.ts';
import { CheckIcon } from './icons.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface MatchReceiptProps {
  /** What is asked for. */
  skills: readonly string[];
  /** Those of them that the person has. */
  matched: readonly string[];
  /** Says at the head how many match. */
  summary?: boolean;
}

/** Why something was recommended, item by item: the skills that it asks for, and which of them the person has. */
export function MatchReceipt({ skills, matched, summary = true }: MatchReceiptProps) {
  return (
    <div>
      {summary && (
        <p className="mb-2 text-fine text-muted tabular-nums">
          {matched.length === 0
            ? 'None of its skills are in your profile yet'
            : `You have ${matched.length} of the ${skills.length} skills it asks for`}
        </p>
      )}
      <ul className="flex flex-wrap gap-1.5">
        {skills.map((skill) => {
          const has = matched.includes(skill);
          return (
            <li
              key={skill}
              className={cx(
                'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-fine',
                has ? 'bg-brand-soft font-medium text-brand' : 'text-muted outline-1 -outline-offset-1 outline-line',
              )}
            >
              {has && <CheckIcon aria-hidden="true" className="-ml-0.5 size-3.5 stroke-2!" />}
              {skill}
              <VisuallyHidden>{has ? ' (in your profile)' : ' (not in your profile)'}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
