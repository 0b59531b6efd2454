import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { CheckList } from '#frontend/ui/data/CheckList.tsx';
import { ADDITIONAL, CORE } from '../content/features.ts';
import { contactAbout, joinAs } from '../links.ts';
import { Example } from '../parts/Example.tsx';
import { Hero } from '../parts/Hero.tsx';
import { Section } from '../parts/Section.tsx';
import { Tools } from '../parts/Tools.tsx';
import { FEATURE_CROPS } from '../pictures/FeatureCrops.tsx';

const BEGINNINGS = [
  {
    title: 'For students, alumni and mentors',
    text: 'Create a free account and explore. It stays free.',
    action: 'Get Started Today',
    to: joinAs(),
  },
  {
    title: 'For employers',
    text: 'Create an account for your company. It begins on the Startup plan, and no payment is taken yet.',
    action: 'Start Free Trial',
    to: joinAs('employer'),
  },
  {
    title: 'Book a demo',
    text: 'We’ll show you the product in 30 minutes and answer your questions. Tell us when it suits you.',
    action: 'Schedule Demo',
    to: contactAbout('Schedule a demo'),
  },
];

/** `/features` */
export default function FeaturesPage() {
  return (
    <>
      <Hero
        title="Everything you need to find a first job"
        lead="Find opportunities, see how well you match, close skill gaps, learn from mentors and track your applications."
      />
      <Section title="Six core features" ground="ruled">
        <ul className="border-b border-line">
          {CORE.map(({ title, text, parts, example }, index) => (
            <li
              key={title}
              className="grid items-center gap-x-14 gap-y-6 border-t border-line py-10 md:grid-cols-2"
            >
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
                <CheckList items={parts} className="mt-4" />
              </div>
              <Example caption={example}>
                <div className="rounded-card border border-line bg-raised p-5 md:p-6">
                  {FEATURE_CROPS[index]}
                </div>
              </Example>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Six additional tools" lead="Tools that support the core features." ground="sunken">
        <Tools tools={ADDITIONAL} columns={3} />
      </Section>
      <Section title="Three ways to get started" layout="aside">
        <ul className="border-t border-line">
          {BEGINNINGS.map(({ title, text, action, to }, index) => (
            <li
              key={action}
              className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-b border-line py-6"
            >
              <div className="min-w-0 flex-1 basis-72">
                <h3 className="text-lead">{title}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </div>
              <ButtonLink to={to} variant={index === 0 ? 'primary' : 'secondary'}>
                {action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
