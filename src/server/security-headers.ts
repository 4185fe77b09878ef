import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const beside = {
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  // Pages have their own policy; any other response may run and embed nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Adds the security headers of every response; demands HTTPS where the site is reached by it. */
export async function sendSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    dnsPrefetchControl: false,
    frameguard: { action: 'deny' },
    hsts: publicUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: true },
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xssFilter: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(beside);
    done();
  });
}
