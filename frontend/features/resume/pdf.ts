import { getDocument } from 'unpdf/pdfjs';

/** A document that is drawn page by page. */
export interface PdfPages {
  /** Draws a page, counted from 1, over the width of a canvas in CSS pixels. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<void>;
  readonly close: () => void;
}

/** Opens a PDF. Nothing in it is run, and it fetches nothing. */
export const openPdf = async (data: Uint8Array): Promise<PdfPages> => {
  const pdf = await getDocument({
    data,
    verbosity: 0,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
  }).promise;
  const draw = async (number: number, canvas: HTMLCanvasElement, width: number): Promise<void> => {
    const page = await pdf.getPage(number);
    const scale = (width * window.devicePixelRatio) / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
  };
  // A canvas takes one drawing at a time.
  let last: Promise<void> = Promise.resolve();
  return {
    draw: (...given) => {
      last = last.catch(() => undefined).then(() => draw(...given));
      return last;
    },
    close: () => void pdf.loadingTask.destroy(),
  };
};
