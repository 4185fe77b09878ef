import multipart from '@fastify/multipart';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { LARGEST_VIDEO_BYTES } from '#contracts/media.ts';
import type { Marketplace } from '#services/marketplace.ts';
import { adminProducts } from './admin/products.ts';
import { answerErrors } from './answer-errors.ts';
import type { Api } from './app.ts';
import { type GuardedRoute, guardRoutes } from './guard.ts';
import { health } from './public/health.ts';
import { publicProducts } from './public/products.ts';
import { relatedProducts } from './public/related-products.ts';
import { suggestions } from './public/suggestions.ts';
import { sellerProducts } from './seller/products.ts';

/** The map of the API: everything below `/api`, guarded route by route. Answers those routes. */
export async function api(app: Api, market: Marketplace): Promise<GuardedRoute[]> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  const routes = guardRoutes(app, market);
  await app.register(multipart, { limits: { fileSize: LARGEST_VIDEO_BYTES + 1 } });

  health(app, market);
  publicProducts(app, market);
  relatedProducts(app, market);
  suggestions(app, market);

  sellerProducts(app, market);

  adminProducts(app, market);

  return routes;
}
