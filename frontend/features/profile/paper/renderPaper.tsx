import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ResumePaper } from './ResumePaper.tsx';

/** The HTML of a resume, for a command that prints it without the app. */
export const renderPaper = (props: ComponentProps<typeof ResumePaper>): string =>
  renderToStaticMarkup(<ResumePaper {...props} />);
