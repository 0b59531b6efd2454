import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { PRODUCT } from '#shared/core/product.ts';
import { KNOWN_BROWSER_SECONDS } from '#shared/core/retention.ts';
import { STORED_DATA } from '../content/storedData.ts';
import { Article, Clause } from '../parts/Article.tsx';

/** `/privacy`: describes what the code stores. Update it when that changes. */
export default function PrivacyPage() {
  return (
    <Article
      title="Privacy"
      lead="We store what you enter in your account, use it to show you matching opportunities, and never sell it. There are no trackers and no ads on this site."
      since="26 November 2026"
    >
      <Clause title="What we store">
        <ul>
          <li>Your name, email address and role, from the moment you sign up.</li>
          <li>
            If you sign in with Google: your Google account ID. Google also sends us your name and email
            address. We store nothing else that it sends.
          </li>
          <li>
            What you add to your profile: phone number, date of birth, education or work, goal, skills,
            interests and links. Everything except your name, email address, phone number and date of birth is
            optional.
          </li>
          <li>
            Your applications, with their status and the dates it changed, and notifications about them.
          </li>
          <li>
            Your requests for mentoring, and of a mentorship its goals, progress, sessions, ratings and notes.
            A private note is shown to its author alone.
          </li>
          <li>
            Your resume, if you upload one: the file, and until you accept it what we read from it. You can
            delete it at any time, and its file with it.
          </li>
          <li>Your email preferences.</li>
          <li>
            Messages that you send through the contact form. We may also email them to the team member who
            replies to you, so they can be in that person’s mailbox, too.
          </li>
        </ul>
        <p>Your password is stored by Amazon Cognito, and we cannot read it.</p>
      </Clause>
      <Clause title="Why we use it">
        <p>
          To run your account, to show you opportunities that match your skills, to send your applications,
          and to reply to you. Matching compares skills only. It does not use your age, name or origin, and it
          does not use a machine learning model.
        </p>
        <p>
          The legal basis is the contract that you enter into with us when you sign up (Article 6(1)(b) GDPR)
          and, for preventing abuse, our legitimate interest in a reliable service (Article 6(1)(f) GDPR).
        </p>
      </Clause>
      <Clause title="How long we store it">
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
          Data with a time limit can no longer be used once the time is up, and the database deletes it within
          a few days. Backups of the database contain deleted data until they are deleted themselves.
        </p>
      </Clause>
      <Clause title="Cookies and your browser">
        <p>
          One cookie keeps you signed in (<code>__Host-fledge</code>). Scripts cannot read it, and it is set
          only when you sign in. A second cookie remembers for a week whether you collapsed the sidebar of
          your dashboard; it contains no personal data. A third one (<code>__Host-fledge-browser</code>) lets
          us recognize a browser in which you have signed in, so that we can email you when someone signs in
          from a new one; it lasts for {KNOWN_BROWSER_SECONDS / 86_400} days after you last signed in. If you
          sign in with Google, a fourth cookie (<code>__Host-fledge-google</code>) stores your choices for up
          to ten minutes while you sign in.
        </p>
        <p>
          Your browser’s storage holds your theme, whether a user was signed in, and drafts of forms that you
          have not sent. Drafts are deleted when you close the tab or sign out.
        </p>
      </Clause>
      <Clause title="Who can see it">
        <ul>
          <li>
            Amazon Web Services stores it and sends our emails, on our behalf and under a data processing
            agreement.
          </li>
          <li>The admins of {PRODUCT}, when they need it to help you or to keep others safe.</li>
          <li>
            An employer you apply to: your application and your profile with your email address and phone
            number, except for the sections that you keep to yourself.
          </li>
          <li>
            A mentor you ask: your request, with what your profile shows to everyone. Once they accept, your
            profile as an employer sees it, and what you share in the mentorship. If you are under 18, your
            mentor never sees your email address or phone number, and you don’t see theirs.
          </li>
          <li>
            Other people who are signed in: your name, your role and the sections of your profile that you
            show to everyone, without your email address and phone number. You choose for each section. How
            many people viewed your profile is counted, without storing who.
          </li>
          <li>
            Google, only if you sign in with it: that you signed in, and when. We send Google no data about
            you.
          </li>
        </ul>
        <p>No one else. We load nothing from other sites: no fonts, no maps, no analytics.</p>
      </Clause>
      <Clause title="What our logs contain">
        <p>
          Times, request IDs, the type of each request, how long it took and, while you are signed in, the
          random ID of your account. They contain no names, no email or IP addresses and nothing that you
          typed; automated tests check this. To limit the number of requests, we store a hash of your IP
          address, which is deleted within a few days.
        </p>
      </Clause>
      <Clause title="Your rights">
        <p>
          You can see and correct your data in your profile. To get a copy of it or to delete your account,
          use the <TextLink to={PATHS.contact}>contact form</TextLink> and include the email address you
          signed up with; we may ask you to confirm that it is yours. You can object to our use of your data,
          and you can complain to the data protection authority where you live.
        </p>
      </Clause>
    </Article>
  );
}
