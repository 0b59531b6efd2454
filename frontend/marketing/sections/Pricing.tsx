import { usePlatform } from '#frontend/core/platform.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import { PLAN_NAMES, PLANS, type Plan } from '#shared/features/companies/plan-names.ts';
import { PLAN_OFFERS, type PlanLine, postingsText } from '#shared/features/companies/plans.ts';
import { contactAbout, joinAs } from '../links.ts';
import { Section } from '../parts/Section.tsx';

/** The three plans in one frame; the recommended one is emphasized. */
export function Pricing() {
  return (
    <Section
      title="Plans"
      lead="Every company begins on Startup, and an admin changes the plan on request. No payment is taken yet."
      ground="ruled"
    >
      <ul id="plans" className="grid items-stretch gap-y-4 lg:grid-cols-3">
        {PLANS.map((plan, index) => {
          const smaller = PLANS[index - 1];
          return <PlanColumn key={plan} plan={plan} includes={smaller && PLAN_NAMES[smaller]} />;
        })}
      </ul>
    </Section>
  );
}

interface PlanColumnProps {
  plan: Plan;
  /** The name of the next smaller plan. */
  includes: string | undefined;
}

function PlanColumn({ plan, includes }: PlanColumnProps) {
  const { name, price, period, description, lines, recommended } = PLAN_OFFERS[plan];
  // The page was made with the initial limits: an admin may have changed them since.
  const limits = usePlatform()?.openPostings;
  const textOf = ({ text, opens }: PlanLine): string =>
    limits && opens.includes('postings') ? postingsText(plan, limits[plan]) : text;
  const quiet = recommended ? 'text-on-brand/85' : 'text-muted';
  return (
    <li
      className={cx(
        'flex flex-col p-7 md:p-8',
        recommended
          ? 'on-evergreen z-10 rounded-card bg-brand text-on-brand scheme-light lg:-my-4 lg:py-12'
          : 'border border-line bg-raised max-lg:rounded-card lg:first:rounded-l-card lg:first:border-r-0 lg:last:rounded-r-card lg:last:border-l-0',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-title">{name}</h3>
        {recommended && (
          <span className="rounded-full bg-accent px-2.5 py-0.5 text-fine font-medium text-on-accent">
            Most Popular
          </span>
        )}
      </div>
      <p className={cx('mt-1', quiet)}>{description}</p>
      <p className="mt-6 flex items-baseline gap-2">
        <span className="text-section font-semibold tabular-nums">{price}</span>
        {period && <span className="text-small">{period}</span>}
      </p>
      <div className="mt-6 mb-8">
        {includes !== undefined && (
          <p className={cx('mb-3 text-small', quiet)}>{`Everything in ${includes}, and:`}</p>
        )}
        <ul className="flex flex-col gap-3 text-small">
          {lines.map((line) => (
            <Line key={line.text} text={textOf(line)} how={line.how} quiet={quiet} />
          ))}
        </ul>
      </div>
      <div className="mt-auto">
        {period ? (
          <ButtonLink to={joinAs('employer')} wide>
            Start Hiring<span className="sr-only"> with {name}</span>
          </ButtonLink>
        ) : (
          <ButtonLink to={contactAbout('The Enterprise plan')} wide>
            Contact Sales
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** What a plan adds, and how it is provided. */
function Line({ text, how, quiet }: { text: string; how: string; quiet: string }) {
  return (
    <li className="flex gap-2">
      <CheckIcon aria-hidden="true" className="mt-0.75 size-4" />
      <div>
        <p className="font-medium">{text}</p>
        <p className={quiet}>{how}</p>
      </div>
    </li>
  );
}
