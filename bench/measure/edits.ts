import type { Product } from '#contracts/product.ts';
import { budgets } from '../budgets.ts';
import { apiOf, benchEnvironment } from '../load/bench-seller.ts';
import { type RunningServer, startDhow } from '../load/dhow-server.ts';
import { type Load, startLoad } from '../load/start-load.ts';
import { startEditing } from '../load/steady-editor.ts';
import { type Line, median, type Table, times, whole } from '../report.ts';
import { type SomePaths, somePaths } from '../some-paths.ts';
import { processorTime } from './processor-time.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 16;
const headers = { 'accept-encoding': 'gzip' };

/**
 * Kept pages of one replica, while a product is edited ten times a second on another: one that none
 * of the pages shows, and one that the home page shows. With and without edits take turns.
 */
export async function measureEdits(environment: Record<string, string>): Promise<Table> {
  const settings = { ...environment, ...benchEnvironment };
  const writer = await startDhow(settings);
  const reader = await startDhow(settings);
  const load = startLoad();
  try {
    const { pages } = await somePaths(reader.url);
    const products = await editedProducts(reader.url);
    const lines: Line[] = [];
    for (const [which, id] of Object.entries(products)) {
      for (const [page, path] of Object.entries(pages)) {
        const taken = await inTurn(load, { reader, writer, path, id });
        lines.push(lineOf(`${page} page, edits of a product ${which}`, taken, which === ELSEWHERE));
      }
    }
    return {
      title: `Kept pages while another replica edits a product ten times a second (at least ${times(budgets.besideEditsAtLeast)} by processor time; asked by ${load.program})`,
      columns: ['', 'edits', 'requests/s', 'with edits', 'ratio', 'by processor time'],
      lines,
    };
  } finally {
    load.stop();
    await Promise.all([writer.stop(), reader.stop()]);
  }
}

const ELSEWHERE = 'shown elsewhere';

/** The ids of two products: that no measured page shows, and that the home page shows. */
async function editedProducts(url: string): Promise<Record<string, string>> {
  const list = (query: string) => apiOf(url)<Product[]>(`/get-product?${query}`);
  const [newest] = await list('limit=1');
  // Neither among the shop's first, nor beside the product whose page is asked for, nor the dearest.
  const others = await list('trending=false&limit=100&page=5');
  const elsewhere = others.find(
    ({ categoryId, seller }) =>
      categoryId._id !== newest?.categoryId._id && seller._id !== newest?.seller._id,
  );
  const [trending] = await list('trending=true&limit=1');
  if (elsewhere === undefined || trending === undefined)
    throw new Error('There are too few products');
  return { [ELSEWHERE]: elsewhere._id, 'that home shows': trending._id };
}

type Case = {
  reader: RunningServer;
  writer: RunningServer;
  path: SomePaths['pages']['home'];
  id: string;
};
/** Requests a second, and for each second that the reader had on a processor. */
type Rate = { perSecond: number; perProcessorSecond: number };
type Taken = { alone: Rate; edited: Rate; edits: number };

async function inTurn(load: Load, { reader, writer, path, id }: Case): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await rateOf(load, reader, path);
    const editor = await startEditing(writer.url, id);
    const edited = await rateOf(load, reader, path);
    const edits = await editor.stop();
    if (round > 0) taken.push({ alone, edited, edits });
  }
  return taken;
}

async function rateOf(load: Load, { url, pid }: RunningServer, path: string): Promise<Rate> {
  const shot = { url, paths: [path], headers, connections: CONNECTIONS, seconds: SECONDS };
  const before = processorTime(pid);
  const { requestsPerSecond } = await load.fire(shot);
  const used = (processorTime(pid) ?? Number.NaN) - (before ?? Number.NaN);
  const answered = requestsPerSecond * SECONDS;
  return { perSecond: requestsPerSecond, perProcessorSecond: answered / used };
}

function lineOf(name: string, taken: Taken[], hasBudget: boolean): Line {
  const ratioOf = (rate: keyof Rate) =>
    median(taken.map(({ alone, edited }) => edited[rate] / alone[rate]));
  const byTime = ratioOf('perSecond');
  const byProcessor = ratioOf('perProcessorSecond');
  const isKnown = !Number.isNaN(byProcessor);
  return {
    name,
    values: [
      whole(median(taken.map(({ edits }) => edits))),
      whole(median(taken.map(({ alone }) => alone.perSecond))),
      whole(median(taken.map(({ edited }) => edited.perSecond))),
      times(byTime),
      isKnown ? times(byProcessor) : '',
    ],
    isWithin: hasBudget ? (isKnown ? byProcessor : byTime) >= budgets.besideEditsAtLeast : null,
  };
}
