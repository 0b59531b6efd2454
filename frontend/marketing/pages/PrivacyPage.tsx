import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { PRODUCT } from '#shared/product.ts';
import { STORED_DATA } from '../content/storedData.ts';
import { Article, Clause } from '../parts/Article.tsx';

/** `/privacy`: describes what the code stores. Update it when that changes. */
export default function PrivacyPage() {
  return (
    <Article
      title="Privacy"
      lead="We store what you type into your account, use it to show you what fits, and sell it to nobody. There are no trackers and no advertising on these pages."
      since="20 November 2026"
    >
      <Clause title="What we store">
        <ul>
          <li>Your name, e-mail address and role, from the moment you sign up.</li>
          <li>
            If you sign in with Google: the number by which Google knows your account. Google also tells us
            your name and e-mail address; we keep nothing else of what it sends.
          </li>
          <li>
            What you add to your profile: phone number, date of birth, studies or work, goal, skills,
            interests and links. Everything but name, e-mail address, phone number and date of birth is
            optional.
          </li>
          <li>Your applications, with their status and the days it changed, and notifications about them.</li>
          <li>Which mails you wish to get.</li>
          <li>
            Messages that you send through the contact form. They may also be mailed to whoever answers you,
            and then lie in that mailbox, too.
          </li>
        </ul>
        <p>
          Your password is kept by Amazon Cognito, where we cannot read it either. Résumé files are not stored
          at all: the box that takes one checks it on your own device.
        </p>
      </Clause>
      <Clause title="What for">
        <p>
          To run your account, to show which opportunities ask for your skills, to send your applications, and
          to answer you. Matching compares skills and nothing else: no age, no name, no origin, and no model
          that nobody can look into.
        </p>
        <p>
          The legal ground is the contract that you make with us by signing up (Article 6(1)(b) GDPR), and for
          keeping abuse away our interest in a service that works (Article 6(1)(f)).
        </p>
      </Clause>
      <Clause title="For how long">
        <table className="w-full text-left text-small">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-2 pr-6 font-medium">
                What
              </th>
              <th scope="col" className="py-2 font-medium">
                Deleted
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line">
            {STORED_DATA.map(({ what, until }) => (
              <tr key={what} className="align-baseline">
                <th scope="row" className="py-3 pr-6 font-normal">
                  {what}
                </th>
                <td className="py-3">{until}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          What has a time is worth nothing from then on; the database clears it away within a few days. Copies
          of the database still hold what was deleted, until they are deleted themselves.
        </p>
      </Clause>
      <Clause title="Cookies and your browser">
        <p>
          One cookie keeps you signed in (<code>__Host-fledge</code>). Scripts cannot read it, and it is set
          when you sign in, not before. A second one remembers for a week whether you folded the sidebar of
          your dashboard, and says nothing about you. If you go to Google to sign in, a third one (
          <code>__Host-fledge-google</code>) remembers for ten minutes at most what you had chosen, before you
          are signed in.
        </p>
        <p>
          In your browser’s own storage we keep your choice of light or dark, whether somebody was signed in
          here, and what you typed into a form and have not sent. The last of these goes when you close the
          tab or sign out.
        </p>
      </Clause>
      <Clause title="Who else sees it">
        <ul>
          <li>
            Amazon Web Services stores it and sends our mail, on our behalf and under a contract for
            processing data.
          </li>
          <li>
            The admins of {PRODUCT}, as far as they need to in order to help you or to keep others safe.
          </li>
          <li>An employer, when you apply there: your application and the profile that belongs to it.</li>
          <li>Google, only if you sign in with it: that you do, and when. We send it nothing about you.</li>
        </ul>
        <p>Nobody else. We load nothing from other sites: no fonts, no maps, no measuring.</p>
      </Clause>
      <Clause title="What our logs hold">
        <p>
          Times, request numbers, the kind of request and how long it took. No names, no e-mail or network
          addresses, nothing that you typed; a test looks for slips. To keep floods away we count requests by
          a scrambled form of your network address, which is deleted within a few days.
        </p>
      </Clause>
      <Clause title="Your rights">
        <p>
          You can see and correct your data in your profile. Ask us for a copy of it or to delete your account
          through the <TextLink to={PATHS.contact}>contact form</TextLink>, giving the e-mail address you
          signed up with; we may ask you to show that it is yours. You can object, and you can complain to the
          data protection authority where you live.
        </p>
      </Clause>
    </Article>
  );
}
