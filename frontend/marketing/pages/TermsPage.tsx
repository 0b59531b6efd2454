import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { PRODUCT } from '#shared/core/product.ts';
import { contactAbout } from '../links.ts';
import { Article, Clause } from '../parts/Article.tsx';

/** `/terms` */
export default function TermsPage() {
  return (
    <Article
      title="Terms"
      lead={`What you can expect from ${PRODUCT}, and what we expect from you, in plain language.`}
      since="26 November 2026"
    >
      <Clause title="Your account">
        <p>
          You may have one account, in your own name and with an email address that you can access. Don’t
          share your password. If someone else has used your account, change the password and contact us.
        </p>
        <p>
          We review mentors with less than three years of experience, alumni who want to mentor, employers and
          admins before they can work with other users. Mentors accept a code of conduct. This keeps everyone
          safe.
        </p>
      </Clause>
      <Clause title="What it costs">
        <p>
          {PRODUCT} is free for students, alumni and mentors. The plans for employers are on the{' '}
          <TextLink to={PATHS.employers}>Employers</TextLink> page; companies pay nothing until they choose
          one.
        </p>
      </Clause>
      <Clause title="Your content">
        <ul>
          <li>It remains yours. You allow us to store it and to show it to the people it is meant for.</li>
          <li>It must be true to the best of your knowledge, and you must have the right to share it.</li>
          <li>
            Apply only for opportunities you are interested in. You can withdraw an application until the
            employer decides.
          </li>
        </ul>
      </Clause>
      <Clause title="What is not allowed">
        <ul>
          <li>Impersonating another person, or a company that you do not represent.</li>
          <li>Insulting, threatening or discriminating against anyone.</li>
          <li>Offering work that is illegal, that charges applicants money, or that does not exist.</li>
          <li>Using automated tools that slow the service down for others, or that collect people’s data.</li>
        </ul>
        <p>
          We may suspend an account that breaks these rules. If yours is suspended and you disagree,{' '}
          <TextLink to={contactAbout('Suspended account')}>write to us</TextLink> (you don’t need to sign in)
          and we will review the decision.
        </p>
      </Clause>
      <Clause title="What we are responsible for">
        <p>
          We work to keep the service running and your data safe, and we mark features that are not finished.
          We do not guarantee that you will find a job, that an employer will respond, or that every
          opportunity is described accurately: employers are responsible for what they post.
        </p>
        <p>
          We are liable for damage that we cause intentionally or through gross negligence, and wherever the
          law does not allow us to limit liability. Otherwise, we are not liable for a service that we provide
          free of charge.
        </p>
      </Clause>
      <Clause title="Closing your account">
        <p>
          You can leave at any time: use the <TextLink to={PATHS.contact}>contact form</TextLink> to ask us to
          delete your account. If we change these terms, we announce it here before the change takes effect.
        </p>
      </Clause>
      <Clause title="Data from others">
        <p>
          Our list of skills includes information from the O*NET 30.2 Database by the U.S. Department of
          Labor, Employment and Training Administration (USDOL/ETA). Used under the{' '}
          <TextLink to="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</TextLink> license. O*NET® is
          a trademark of USDOL/ETA. {PRODUCT} has modified some of this information. USDOL/ETA has not
          approved, endorsed, or tested these modifications.
        </p>
      </Clause>
    </Article>
  );
}
