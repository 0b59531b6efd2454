import { type ReactNode, Suspense } from 'react';
import { PATHS } from '#frontend/core/paths.ts';
import { usePlatform } from '#frontend/core/platform.ts';
import { ContactPanel } from '#frontend/features/contact/components/ContactPanel.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { BUSINESS_HOURS, SUPPORT, SUPPORT_LEVELS } from '#shared/features/contact/support-rules.ts';
import { FAQ } from '../content/faq.ts';
import { FIRST_VIEW } from '../firstView.ts';
import { Section } from '../parts/Section.tsx';

const ContactAddress = lazyPart<{ address: string }>(() => import('../parts/ContactAddress.tsx'));

/** `/contact`; `?subject=` fills in the subject. */
export default function ContactPage() {
  const address = usePlatform()?.contactAddress;
  return (
    <>
      <div
        id={FIRST_VIEW}
        className="mx-auto grid max-w-page gap-x-20 gap-y-10 px-4 pt-12 pb-16 md:px-6 md:pt-20 md:pb-24 lg:grid-cols-[1fr_1.1fr] lg:grid-rows-[auto_1fr]"
      >
        <div>
          <h1 className="text-display font-semibold">Contact us</h1>
          <p className="mt-5 max-w-prose text-lead text-muted">
            Questions, problems, ideas or complaints: send us a message and someone on our team will reply.
          </p>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ContactPanel />
        </div>
        <dl className="max-w-form divide-y divide-line self-start border-y border-line">
          <Detail name="Business hours">{BUSINESS_HOURS}</Detail>
          <Detail name="Answers">By email, during business hours</Detail>
          <Detail name="Companies">
            {`${SUPPORT_LEVELS.map((level) => `${SUPPORT[level].label}: ${SUPPORT[level].within}`).join('. ')}. Sign in before you write, and your message carries what your plan promises.`}
          </Detail>
          <Detail name="Security">To report a vulnerability, start the subject with “Security”.</Detail>
          <Detail name="What we store">
            Your message, for a year in our records. More under{' '}
            <TextLink to={PATHS.privacy}>Privacy</TextLink>.
          </Detail>
          {address && (
            <Detail name="Email">
              <Suspense>
                <ContactAddress address={address} />
              </Suspense>
            </Detail>
          )}
        </dl>
      </div>
      <Section title="Frequently asked questions" ground="sunken">
        <dl className="grid gap-x-16 gap-y-10 md:grid-cols-2">
          {FAQ.map(({ question, answer }) => (
            <div key={question}>
              <dt className="text-lead font-semibold">{question}</dt>
              <dd className="mt-2 text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-4 text-small sm:grid-cols-[9rem_1fr]">
      <dt className="font-medium">{name}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}
