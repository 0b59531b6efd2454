import { Logo, Mark } from '../layout/Logo.tsx';
import { cx } from '../style/cx.ts';
import { Chapter, Specimen } from './Specimen.tsx';

const SWATCHES = [
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['muted', 'bg-muted'],
  ['text', 'bg-text'],
  ['brand', 'bg-brand'],
  ['brand-soft', 'bg-brand-soft'],
  ['accent', 'bg-accent'],
  ['accent-soft', 'bg-accent-soft'],
  ['positive', 'bg-positive'],
  ['warning', 'bg-warning'],
  ['danger', 'bg-danger'],
  ['info', 'bg-info'],
  ['student', 'bg-student'],
  ['mentor', 'bg-mentor'],
  ['employer', 'bg-employer'],
  ['alumni', 'bg-alumni'],
  ['admin', 'bg-admin'],
] as const;

const SIZES = [
  ['display', 'text-display font-semibold'],
  ['heading', 'text-heading font-semibold'],
  ['title', 'text-title font-semibold'],
  ['lead', 'text-lead'],
  ['body', 'text-body'],
  ['small', 'text-small'],
  ['fine', 'text-fine'],
] as const;

/** Mark, colours and type. */
export function Foundations() {
  return (
    <Chapter title="Foundations">
      <Specimen name="Logo">
        <Logo />
        <span className="text-brand">
          <Mark className="h-14 w-17" />
        </span>
      </Specimen>
      <Specimen name="Colours">
        <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
          {SWATCHES.map(([name, ground]) => (
            <li key={name} className="text-fine text-muted">
              <span className={cx('mb-1 block h-12 rounded-control border border-line', ground)} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <ul className="flex min-w-0 flex-col gap-3">
          {SIZES.map(([name, type]) => (
            <li key={name} className={type}>
              Well chosen first steps <span className="text-fine font-normal text-muted">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </Chapter>
  );
}
