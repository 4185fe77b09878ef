import type { PipelineLead } from '#contracts/leads/pipeline.ts';
import {
  getPipeline,
  getPipelineNumbers,
  getWaitingSellers,
  getWonValues,
} from '#contracts/leads/pipeline-calls.ts';
import { listPipeline, type PipelineRow } from '#database/queries/pipeline/list-pipeline.ts';
import { pipelineNumbers, wonValues } from '#database/queries/pipeline/pipeline-numbers.ts';
import { listWaitingSellers } from '#database/queries/pipeline/waiting-sellers.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from '../app.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';

/** What becomes of enquiries over the whole marketplace. */
export function adminPipeline(app: Api, context: AppContext): void {
  const { db, now } = context;

  endpoint(app, getPipeline, async (request, reply) => {
    const page = await listPipeline(db, request.query, now());
    return listResponse(request, reply, { ...page, rows: page.rows.map(present) });
  });

  endpoint(app, getWaitingSellers, async () => {
    const rows = await listWaitingSellers(db, now());
    return rows.map(({ id, name, waiting, oldest, minutes }) => ({
      _id: id,
      name,
      waiting,
      oldest: new Date(oldest).toISOString(),
      medianMinutes: minutes,
    }));
  });

  endpoint(app, getPipelineNumbers, (request) => pipelineNumbers(db, request.query, now()));

  endpoint(app, getWonValues, (request) => wonValues(db, request.query, now()));
}

function present({ id, seller, wonPrice, ...row }: PipelineRow): PipelineLead {
  return {
    ...row,
    _id: id,
    seller: { _id: seller.id, name: seller.name },
    wonPrice: wonPrice === null ? null : Number(wonPrice),
    createdAt: row.createdAt.toISOString(),
    firstMovedAt: row.firstMovedAt?.toISOString() ?? null,
    movedAt: row.movedAt.toISOString(),
  };
}
