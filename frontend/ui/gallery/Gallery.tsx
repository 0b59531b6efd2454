import { PageHeader } from '../layout/PageHeader.tsx';
import { Actions } from './Actions.tsx';
import { Charts } from './Charts.tsx';
import { Choices } from './Choices.tsx';
import { Data } from './Data.tsx';
import { Display } from './Display.tsx';
import { Feedback } from './Feedback.tsx';
import { Fields } from './Fields.tsx';
import { Foundations } from './Foundations.tsx';
import { Overlays } from './Overlays.tsx';
import { Texts } from './Texts.tsx';

/** Every part of the design system with its states. In the local stage only. */
export default function Gallery() {
  return (
    <div className="mx-auto flex max-w-page flex-col px-4 py-10 md:px-6">
      <PageHeader
        title="Gallery"
        description="Every part of the design system, with its states. Only the local stage has this page."
      />
      <Foundations />
      <Actions />
      <Fields />
      <Choices />
      <Display />
      <Data />
      <Charts />
      <Texts />
      <Feedback />
      <Overlays />
    </div>
  );
}
