import { EnquiryForm } from '#contracts/leads/enquiry-form.ts';
import { drawReference } from '#domain/chat-link.ts';
import { splitLanguage } from '#languages/languages.ts';
import type { AppContext } from '#services/app-context.ts';
import { type Failure, isFailure } from '#services/failure.ts';
import { receiveForm } from '#services/leads/receive-form.ts';
import { limitRate } from '#services/limit-rate.ts';
import type { Api } from '../../app.ts';
import { clientNetwork } from '../../network/client-network.ts';
import { parseInput } from '../../parse-input.ts';
import { takePageForm } from '../page-form.ts';

/** Of a form filled to its limits in any script, each letter of which is sent as nine characters. */
const LARGEST_BODY = 60_000;

/** The form in place of a chat, as browsers without scripts send it. */
export function enquiryFormPage(root: Api, context: AppContext): void {
  takePageForm(root, context, {
    page: '/enquiry-form',
    largestBody: LARGEST_BODY,
    async receive(form, request) {
      const reference = drawReference((length) => crypto.getRandomValues(new Uint8Array(length)));
      try {
        const network = clientNetwork(request);
        await limitRate(context, 'enquiry-form-address', network);
        const asked = parseInput(EnquiryForm, {
          ...fieldsOf(form, reference),
          language: splitLanguage(request.url).language,
        });
        await receiveForm(context, asked, { network, isPlain: true });
      } catch (error) {
        if (!isFailure(error) || error.status >= 500) throw error;
        return { ...askedOf(form), problem: problemOf(error) };
      }
      return { sent: reference, ...askedOf(form) };
    },
    // The products are in the body that was not read, and in the address of the page that sent it.
    tooLarge: (sentFrom) => ({ ...askedOf(sentFrom), problem: 'long' }),
  });
}

/** What the page that was sent is about: the products named in it, or the seller they are chosen of. */
function askedOf(form: URLSearchParams): Record<string, string> {
  const known = (text: string | null) => (/^[a-z0-9]{8,32}$/.test(text ?? '') ? (text ?? '') : '');
  const seller = known(form.get('seller'));
  const size = form.get('size') ?? '';
  if (seller !== '') return { seller };
  return { ids: idsOf(form).map(known).filter(Boolean).join(','), ...(size !== '' && { size }) };
}

const idsOf = (form: URLSearchParams) =>
  form
    .getAll('ids')
    .flatMap((text) => text.split(','))
    .filter((id) => id !== '');

function fieldsOf(form: URLSearchParams, reference: string) {
  const text = (name: string) => form.get(name) ?? '';
  const ids = idsOf(form);
  return {
    ...{ reference, region: text('region') },
    pieces: ids.map((productId) => ({
      productId,
      ...(ids.length === 1 && { size: text('size') }),
    })),
    ...{ name: text('name'), phone: text('phone'), email: text('email'), message: text('message') },
    consent: form.has('consent'),
    notice: form.get('notice') ?? undefined,
  };
}

/** The words by which the page says what is wrong (`web/storefront/enquiry-form/problems.ts`). */
function problemOf({ status, fields = {} }: Failure): string {
  if (status === 429) return 'busy';
  if (status === 428) return 'flooded';
  if (status === 404) return 'gone';
  return Object.keys(fields).join(',') || 'other';
}
