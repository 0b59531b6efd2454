import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { PRODUCT } from '#shared/core/product.ts';
import { contactAbout } from '../links.ts';
import { Article, Clause } from '../parts/Article.tsx';

/** `/accessibility` */
export default function AccessibilityPage() {
  return (
    <Article
      title="Accessibility"
      lead={`${PRODUCT} is for everyone who is starting out. We build it to meet WCAG 2.2, level AA, and test it with every change.`}
      since="20 November 2026"
    >
      <Clause title="What you can count on">
        <ul>
          <li>You can do every task with the keyboard alone, and the focus is always visible.</li>
          <li>Text and controls meet the AA contrast requirements in both the light and the dark theme.</li>
          <li>Pages work in a window 320 pixels wide and when enlarged to 200%.</li>
          <li>Fields have labels. Errors appear next to the field they refer to and say how to fix it.</li>
          <li>
            Animations are off if your system asks for reduced motion, and you can pause anything that moves
            by itself.
          </li>
          <li>You can read the public pages without JavaScript.</li>
        </ul>
      </Clause>
      <Clause title="How we test">
        <p>
          With every change, an automated checker (axe) tests the pages in both themes and at several widths,
          and browser tests complete the main tasks by keyboard. Automated checks find only some of the
          problems, so we also review pages ourselves and rely on your reports.
        </p>
      </Clause>
      <Clause title="Known limitations">
        <ul>
          <li>We haven’t tested with every screen reader, or with people who rely on one every day.</li>
        </ul>
      </Clause>
      <Clause title="Report a problem">
        <p>
          Did something on this site not work for you?{' '}
          <TextLink to={contactAbout('Accessibility problem')}>Contact us</TextLink> and tell us which page it
          was and which browser or assistive technology you use. You can also ask us for any content in
          another format.
        </p>
      </Clause>
    </Article>
  );
}
