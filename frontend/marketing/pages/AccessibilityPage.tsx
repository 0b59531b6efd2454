import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { PRODUCT } from '#shared/product.ts';
import { contactAbout } from '../links.ts';
import { Article, Clause } from '../parts/Article.tsx';

/** `/accessibility` */
export default function AccessibilityPage() {
  return (
    <Article
      title="Accessibility"
      lead={`${PRODUCT} is for everyone who is starting out. We build it to WCAG 2.2, level AA, and test it with every change.`}
      since="20 November 2026"
    >
      <Clause title="What you can count on">
        <ul>
          <li>Every task can be done with the keyboard alone, and you always see where you are.</li>
          <li>Texts and controls keep the contrast that AA asks for, in the light and in the dark theme.</li>
          <li>Pages fit a window of 320 pixels and stand being enlarged to 200 %.</li>
          <li>
            Fields have labels, and errors say what to do and stand beside the field that they are about.
          </li>
          <li>Nothing moves if your system asks for less motion. What moves by itself can be paused.</li>
          <li>The public pages can be read without JavaScript.</li>
        </ul>
      </Clause>
      <Clause title="How we test">
        <p>
          A program (axe) checks the pages in both themes at several widths with every change, and browser
          tests do the main tasks by keyboard. A program finds perhaps half of what can be wrong; for the
          other half we look, and listen to you.
        </p>
      </Clause>
      <Clause title="What is not good yet">
        <ul>
          <li>
            We have not tested with every screen reader, and so far nobody who depends on one has been paid to
            do it.
          </li>
          <li>Parts that are still being built are marked, and not covered by this page until they open.</li>
        </ul>
      </Clause>
      <Clause title="Tell us">
        <p>
          Something keeps you from what you came for?{' '}
          <TextLink to={contactAbout('A barrier')}>Write to us</TextLink>, with the page and what you use. You
          can also ask for anything on these pages in another form.
        </p>
      </Clause>
    </Article>
  );
}
