import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { CheckList } from '#frontend/ui/data/CheckList.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { PLANS, type Plan } from '../content/employers.ts';
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
        {PLANS.map((plan) => (
          <PlanColumn key={plan.name} plan={plan} />
        ))}
      </ul>
    </Section>
  );
}

function PlanColumn({ plan }: { plan: Plan }) {
  const { name, price, period, description, features, soon, recommended } = plan;
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
      <p className={cx('mt-1', recommended ? 'text-on-brand/85' : 'text-muted')}>{description}</p>
      <p className="mt-6 flex items-baseline gap-2">
        <span className="text-section font-semibold tabular-nums">{price}</span>
        {period && <span className="text-small">{period}</span>}
      </p>
      <CheckList items={features} soon={soon} plain className="mt-6 mb-8" />
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
