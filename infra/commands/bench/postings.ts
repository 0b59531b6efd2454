import * as z from 'zod';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { Client, type Consumed } from './client.ts';
import { type Figures, figuresOf } from './figures.ts';

const REPEATS = 10;
/** A page of a company's list, whatever the number of postings. */
const LIST_UNITS = 2;
/** Of a route about the company: the caller's membership and the company itself. */
const COMPANY_READS = 2;

const FIELDS = {
  title: 'Harbour engineer',
  employmentType: 'full-time',
  experienceLevel: 'mid',
  workMode: 'remote',
  description: 'You build the software that pilots use to bring ships into the harbour.',
  requirements: ['Experience with TypeScript'],
  skills: ['React', 'SQL', 'Docker'],
  aiScreening: false,
};

/** The answer to a removal has no version. */
const postedSchema = z.object({ id: z.string(), version: z.number().default(0) });
type Posted = z.infer<typeof postedSchema>;
const ownSchema = z.object({ company: z.object({ id: z.string() }) });

/** What the demo employer's routes consume: a posting from draft to removal, ten times, and the company's lists. */
export const measurePostings = async (url: string): Promise<Figures[]> => {
  const client = new Client(url);
  await client.post('/api/auth/signin', { email: demoEmail('employer'), password: DEMO_PASSWORD });
  const session = (await client.get('/api/applications?limit=0', [400])).consumed.reads;
  const measured = new Map<string, Consumed[]>();
  const note = async (what: string, method: string, path: string, body?: unknown): Promise<Posted> => {
    const reply = await client.call(method, path, body);
    measured.set(what, [...(measured.get(what) ?? []), reply.consumed]);
    return postedSchema.parse(reply.body);
  };
  for (let number = 0; number < REPEATS; number++) {
    const draft = await note('postings.create', 'POST', '/api/opportunities', FIELDS);
    const path = `/api/opportunities/${draft.id}`;
    const move = (what: string, to: string, { version }: Posted) =>
      note(what, 'POST', `${path}/status`, { to, version });
    const saved = await note('postings.save, a draft', 'PUT', path, { ...FIELDS, version: draft.version });
    const open = await move('postings.setStatus, publishing', 'open', saved);
    const pay = { min: 30, max: 40, currency: 'USD', period: 'hour' };
    const edited = await note('postings.save, an open one', 'PUT', path, {
      ...FIELDS,
      pay,
      version: open.version,
    });
    await move('postings.setStatus, closing', 'closed', edited);
    await note('postings.remove', 'DELETE', path);
  }
  const { body, consumed } = await client.get('/api/opportunities/mine');
  const { company } = ownSchema.parse(body);
  const { consumed: openings } = await new Client(url).get(`/api/companies/${company.id}/opportunities`);
  return [
    ...[...measured].map(([what, all]) => figuresOf(what, all, { session })),
    figuresOf('postings.mine', [consumed], { session: session + COMPANY_READS, limit: LIST_UNITS }),
    figuresOf('companies.openings', [openings], { session: COMPANY_READS / 2, limit: LIST_UNITS }),
  ];
};
