import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';

export type Device = 'mobile' | 'desktop';

/** What Lighthouse says of one visit; scores from 0 to 100, times in milliseconds. */
export interface Visit {
  readonly lcp: number;
  readonly cls: number;
  /** For how long all tasks together blocked input beyond 50 ms each. */
  readonly tbt: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** What keeps a score under 100. */
  readonly complaints: readonly string[];
}

const PATIENCE = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Reports visits with a browser of its own, which holds the network and the processor back as on a phone. */
export interface LighthouseRunner {
  readonly visit: (url: string, device: Device) => Promise<Visit>;
  readonly stop: () => Promise<void>;
}

/** Starts a browser for Lighthouse. */
export const openLighthouse = async (
  chromePath: string,
  chromeFlags: readonly string[],
): Promise<LighthouseRunner> => {
  const chrome = await launch({
    chromePath,
    chromeFlags: [...chromeFlags, '--headless=new'],
    logLevel: 'silent',
  });
  const visit = async (url: string, device: Device): Promise<Visit> => {
    const flags: Flags = {
      port: chrome.port,
      logLevel: 'silent',
      // The browser itself is held back, instead of a guess from a fast visit.
      throttlingMethod: 'devtools',
      onlyCategories: CATEGORIES,
    };
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
    const { audits, categories } = result.lhr;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const complaints = Object.values(categories)
      .filter(({ score }) => (score ?? 0) < 1)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());
    return {
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      complaints,
    };
  };
  /** On a busy machine a recording sometimes fails as a whole; what it would have said is not known, so it counts for nothing. */
  const patientVisit = async (url: string, device: Device): Promise<Visit> => {
    for (let failures = 0; ; failures++)
      try {
        return await visit(url, device);
      } catch (error) {
        if (failures === PATIENCE) throw error;
      }
  };
  return {
    visit: patientVisit,
    stop: async () => {
      chrome.kill();
    },
  };
};
