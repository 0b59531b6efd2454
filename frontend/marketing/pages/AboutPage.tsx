import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { PRODUCT } from '#shared/product.ts';
import { TEAM, VALUES } from '../content/about.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { Hero } from '../parts/Hero.tsx';
import { Section } from '../parts/Section.tsx';

/** `/about` */
export default function AboutPage() {
  return (
    <>
      <Hero
        title="Nobody should need luck for a first job."
        lead={`A fledgling is a bird that has its feathers and has not flown yet. Most people are one at some time. ${PRODUCT} is for that time.`}
      />
      <div className="border-y border-line">
        <div className="mx-auto grid max-w-page divide-line px-4 max-md:divide-y md:grid-cols-2 md:divide-x md:px-6">
          <Statement title="Our mission">
            To show everyone who starts out which doors are open to them, why, and what would open the next.
          </Statement>
          <Statement title="Our vision">
            A first job found by what you can do, wherever you studied and whomever your parents know.
          </Statement>
        </div>
      </div>
      <Section
        title="Four values"
        lead="What decides when two good things are in each other’s way."
        layout="aside"
      >
        <dl>
          {VALUES.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-t border-line py-6 last:border-b md:grid-cols-[12rem_1fr]"
            >
              <dt className="text-title font-semibold">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title="A team of three"
        lead="Example people, until the three who run this copy put themselves here."
        ground="sunken"
      >
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
          {TEAM.map(({ firstName, lastName, title, text, role }) => (
            <li key={lastName}>
              <Avatar firstName={firstName} lastName={lastName} role={role} size="large" />
              <h3 className="mt-4 text-title">
                {firstName} {lastName}
              </h3>
              <p className="text-small font-medium text-accent-text">{title}</p>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall
        title="Tell us what we got wrong."
        actions={
          <ButtonLink to={PATHS.contact} size="large">
            Contact Us
          </ButtonLink>
        }
      >
        A missing answer, a broken page, a better idea: a person reads it.
      </ClosingCall>
    </>
  );
}

function Statement({ title, children }: { title: string; children: string }) {
  return (
    <section className="py-12 md:py-20 md:first:pr-12 md:last:pl-12">
      <h2 className="text-small font-medium text-accent-text">{title}</h2>
      <p className="mt-3 text-heading font-medium text-balance">{children}</p>
    </section>
  );
}
