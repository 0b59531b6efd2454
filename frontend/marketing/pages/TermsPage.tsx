import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { PRODUCT } from '#shared/product.ts';
import { contactAbout } from '../links.ts';
import { Article, Clause } from '../parts/Article.tsx';

/** `/terms` */
export default function TermsPage() {
  return (
    <Article
      title="Terms"
      lead={`What you may expect of ${PRODUCT}, and what ${PRODUCT} expects of you. Written to be read.`}
      since="20 November 2026"
    >
      <Clause title="Your account">
        <p>
          One account for one person, under your own name and an address you can read. Keep your password to
          yourself; if somebody else has used your account, change it and tell us.
        </p>
        <p>
          Mentors with less than three years of experience, employers and admins are approved by one of us
          before they can act for others. That is not a judgement of you, it keeps others safe.
        </p>
      </Clause>
      <Clause title="What it costs">
        <p>
          Nothing for students, alumni and mentors. The plans for employers stand on the{' '}
          <TextLink to={PATHS.employers}>Employers</TextLink> page; nothing is charged before a company has
          chosen one.
        </p>
      </Clause>
      <Clause title="What you put in">
        <ul>
          <li>It stays yours. You let us store it and show it to those whom it is meant for.</li>
          <li>It has to be true, as far as you know, and yours to give.</li>
          <li>You may apply for what you mean to do, and withdraw until it is decided.</li>
        </ul>
      </Clause>
      <Clause title="What is not allowed">
        <ul>
          <li>Pretending to be somebody else, or to be a company that you do not speak for.</li>
          <li>Insulting, threatening or discriminating against anybody.</li>
          <li>Offering work that is illegal, that costs the applicant money, or that does not exist.</li>
          <li>
            Reading or writing by program so much that others have to wait, or collecting people’s data.
          </li>
        </ul>
        <p>
          We may suspend an account that does this. If yours is and you think it wrong,{' '}
          <TextLink to={contactAbout('A suspended account')}>write to us</TextLink>, which needs no account:
          somebody looks at it again.
        </p>
      </Clause>
      <Clause title="What we promise, and what not">
        <p>
          We take care that the service runs and that your data is safe, and we say openly what is not
          finished. We do not promise that you find a job, that an employer answers, or that every opportunity
          here is described rightly: employers are responsible for what they post.
        </p>
        <p>
          We are liable for damage that we cause on purpose or by gross negligence, and wherever the law does
          not let us limit it. Beyond that, for a service that costs you nothing, we are not.
        </p>
      </Clause>
      <Clause title="Ending it">
        <p>
          You can leave at any time: ask us through the <TextLink to={PATHS.contact}>contact form</TextLink>{' '}
          to delete your account. If we change these terms, we say so here before the change holds.
        </p>
      </Clause>
    </Article>
  );
}
