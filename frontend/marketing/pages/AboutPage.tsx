import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { fullName } from '#shared/core/names.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { TEAM, VALUES } from '../content/about.ts';
import { ClosingCall } from '../parts/ClosingCall.tsx';
import { Hero } from '../parts/Hero.tsx';
import { Section } from '../parts/Section.tsx';

/** `/about` */
export default function AboutPage() {
  return (
    <>
      <Hero
        title="Finding a first job shouldn’t depend on luck."
        lead={`A fledgling is a young bird about to fly for the first time. ${PRODUCT} is for people at that stage of their career.`}
      />
      <div className="border-y border-line">
        <div className="mx-auto grid max-w-page divide-line px-4 max-md:divide-y md:grid-cols-2 md:divide-x md:px-6">
          <Statement title="Our mission">
            To show everyone starting a career which opportunities fit them, why they fit, and what to learn
            next.
          </Statement>
          <Statement title="Our vision">
            A world where you get your first job for what you can do, regardless of where you studied or who
            you know.
          </Statement>
        </div>
      </div>
      <Section title="Four values" lead="The principles that guide our decisions." layout="aside">
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
      <Section title="Our team" lead="Example profiles, shown until the real team is added." ground="sunken">
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
          {TEAM.map(({ firstName, lastName, title, text, role }) => (
            <li key={lastName}>
              <Avatar firstName={firstName} lastName={lastName} role={role} size="large" />
              <h3 className="mt-4 text-title">{fullName({ firstName, lastName })}</h3>
              <p className="text-small font-medium text-accent-text">{title}</p>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall
        title="Questions or feedback?"
        actions={
          <ButtonLink to={PATHS.contact} size="large">
            Contact Us
          </ButtonLink>
        }
      >
        Ask a question, report a problem or suggest an idea. Someone on our team reads every message.
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
