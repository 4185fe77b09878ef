import { z } from 'zod';
import { UploadedMedia } from '#contracts/product.ts';
import { written } from '#contracts/response.ts';
import type { AppContext } from '#services/app-context.ts';
import { invalid } from '#services/failure.ts';
import { uploadAhead } from '#services/media/upload-ahead.ts';
import type { Api } from './app.ts';
import { done } from './done.ts';
import { withForm } from './read-form.ts';
import { requireActor } from './require-actor.ts';

/** The one file that is uploaded before a product's form. */
const fileAhead = { image: 'image', video: 'video' } as const;

/** `POST /{role}/upload-media`: uploads a file while the form is still being filled in. */
export function uploadMedia(app: Api, context: AppContext, role: 'admin' | 'seller'): void {
  const policy = role === 'admin' ? 'admin' : 'approved-seller';
  app.post(
    `/${role}/upload-media`,
    {
      config: { policy, form: { fields: z.object({}), files: fileAhead } },
      schema: {
        tags: [role],
        summary: 'Send a picture or video ahead of the form that will use it',
        response: { 201: written(UploadedMedia) },
      },
    },
    async (request, reply) => {
      const uploaded = await withForm(request, context, fileAhead, ({ files: [file] }) => {
        if (file === undefined) throw invalid('image', 'Choose a picture or video.');
        const isGone = () => request.raw.socket.destroyed;
        return uploadAhead(context, requireActor(request), file, isGone);
      });
      reply.code(201);
      return done('File uploaded', uploaded);
    },
  );
}
