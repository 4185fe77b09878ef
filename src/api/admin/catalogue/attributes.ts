import {
  addAttribute,
  deleteAttribute,
  editAttribute,
  getAllAttributes,
  getAttribute,
  getAttributeProgress,
  orderAttributes,
  setAttribute,
} from '#contracts/attributes/admin-calls.ts';
import type { ManagedAttribute } from '#contracts/attributes/managed.ts';
import {
  type AttributeRow,
  findAttribute,
  listManagedAttributes,
} from '#database/queries/attributes/managed-attributes.ts';
import { listRefills } from '#database/queries/attributes/refill-products.ts';
import type { AppContext } from '#services/app-context.ts';
import * as attributes from '#services/attributes/change-attributes.ts';
import { notFound } from '#services/failure.ts';
import * as products from '#services/products/change-fields.ts';
import { findManaged } from '#services/products/save-product.ts';
import type { Api } from '../../app.ts';
import { done, ok } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { listResponse } from '../../list-response.ts';
import { requireAdmin } from '../../require-actor.ts';

export function adminAttributes(app: Api, context: AppContext): void {
  endpoint(app, getAllAttributes, async (request, reply) => {
    const page = await listManagedAttributes(context.db, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(present) });
  });

  endpoint(app, getAttribute, async (request) => {
    const found = await findAttribute(context.db, request.params.id);
    if (found === null) throw notFound('attribute');
    return present(found);
  });

  endpoint(app, getAttributeProgress, async () => {
    const refills = await listRefills(context.db);
    return refills.map(({ attributeId, name, done, total }) => ({
      ...{ _id: attributeId, name, total },
      // Products may have been added since they were counted.
      done: Math.min(done, total ?? done),
    }));
  });

  endpoint(app, addAttribute, async (request) => {
    const added = await attributes.addAttribute(context, requireAdmin(request), request.body);
    return done('Attribute created successfully', present(added));
  });

  endpoint(app, editAttribute, async (request) => {
    const { params, body } = request;
    const actor = requireAdmin(request);
    const changed = await attributes.editAttribute(context, actor, params.id, body);
    return done('Attribute updated successfully', present(changed));
  });

  endpoint(app, setAttribute, async (request) => {
    const { params, body } = request;
    const actor = requireAdmin(request);
    await products.setAttribute(context, actor, params.productId, body);
    const product = await findManaged(context.db, actor, params.productId);
    return done('Product updated successfully', product);
  });

  endpoint(app, orderAttributes, async (request) => {
    await attributes.orderAttributes(context, requireAdmin(request), request.body);
    return ok('Order saved');
  });

  endpoint(app, deleteAttribute, async (request) => {
    const { params, query } = request;
    const isConfirmed = query.confirmed === 'true';
    await attributes.removeAttribute(context, requireAdmin(request), params.id, isConfirmed);
    return ok('Attribute deleted successfully');
  });
}

const present = ({ id, createdAt, ...row }: AttributeRow): ManagedAttribute => ({
  ...row,
  _id: id,
  createdAt: createdAt.toISOString(),
});
