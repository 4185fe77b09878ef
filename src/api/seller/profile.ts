import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import { ProfileUpdate, Seller } from '#contracts/seller.ts';
import type { AppContext } from '#services/app-context.ts';
import { updateProfile } from '#services/sellers/update-profile.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { parseInput } from '../parse-input.ts';
import { withForm } from '../read-form.ts';
import { requireSeller } from '../require-actor.ts';

const files = { profileImage: 'image' } as const;

/** A seller's own profile. */
export function sellerProfile(app: Api, context: AppContext): void {
  app.put(
    '/seller/update-profile/:userId',
    {
      config: {
        policy: 'that-seller',
        owner: 'userId',
        form: { fields: ProfileUpdate, files },
      },
      schema: {
        tags: ['seller'],
        summary:
          'Change name, chat numbers and picture; the e-mail stays. What an admin sees first stands in changes',
        params: z.object({ userId: Id }),
        response: {
          200: z.object({
            success: z.literal(true),
            message: z.string(),
            data: Seller,
            Image: z.string().describe('URL of the profile picture, as in data'),
          }),
        },
      },
    },
    async (request) => {
      const seller = await withForm(request, context, files, (form) =>
        updateProfile(
          context,
          requireSeller(request),
          parseInput(ProfileUpdate, form.fields),
          form.files[0],
        ),
      );
      return { ...done('Profile updated successfully', seller), Image: seller.Image };
    },
  );
}
