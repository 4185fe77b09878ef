import type { EnquiryResponse } from '#contracts/agents/answered.ts';
import type { EnquiryRequest } from '#contracts/agents/asked.ts';
import { getSite } from '#contracts/calls/site.ts';
import { chatLink, chatNumberFor, isInIndia } from '#domain/chat-link.ts';
import { regionOf } from '#domain/currencies.ts';
import { enquiryMessage, type Wording } from '#domain/enquiries/enquiry-message.ts';
import { skuOf } from '#domain/sku.ts';
import type { Language } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import { dayIn, serverTexts } from '#languages/server-texts.ts';
import { isNamed, marketOf, productIdIn, readProducts } from './catalogue.ts';
import {
  catalogueProduct,
  enquiryAddress,
  pageAddress,
  sizeLabel,
  sizesOf,
  splitVariantId,
} from './catalogue-product.ts';
import type { Asker } from './category-filter.ts';
import { refused, ucpOf } from './negotiate.ts';

/**
 * Returns a message to the seller of pieces, for a person to read and send by themselves
 * (docs/behaviour/agents.md#prepared-enquiry): nothing is recorded or sent. The words of the person wait on the page in
 * the address's fragment, which no server is told.
 */
export async function prepareEnquiry(
  asker: Asker,
  asked: EnquiryRequest,
): Promise<EnquiryResponse> {
  const market = marketOf(asker, asked.context);
  const { language } = market;
  const refuse = (code: string, content: string) =>
    refused(
      language,
      { capability: null, code, content, severity: 'recoverable' },
      pageAddress(market, '/shop'),
    );
  const ids = [...new Set(asked.ids.flatMap((each) => productIdIn(each) ?? []))];
  const found = await readProducts(asker, language, ids);
  const named = asked.ids.flatMap((each) => found.find(({ _id }) => isNamed(each, _id)) ?? []);
  const pieces = [...new Set(named)];
  const [first] = pieces;
  if (first === undefined) {
    return refuse('not_found', said('pieceNotFound', { id: asked.ids[0]?.slice(0, 200) ?? '' }));
  }
  const { seller } = first;
  if (pieces.some((piece) => piece.seller._id !== seller._id)) {
    return refuse('several_sellers', said('oneMessageOneSeller'));
  }
  const sizeOf = ({ _id, attributes }: (typeof pieces)[number]) => {
    const choice = asked.ids.map(splitVariantId).find((each) => each.productId === _id)?.choice;
    const sizes = sizesOf(attributes);
    const value = sizes?.values.find((each) => each._id === choice && each.available);
    return sizes && value ? sizeLabel(sizes, value.label) : undefined;
  };
  const region = regionOf(market.currency);
  const { value: site } = await asker.ask(getSite, {}, language);
  const number = chatNumberFor(region, seller, site.adminChatNumber);
  const message = enquiryMessage({
    pieces: pieces.map((piece) => ({
      ...piece,
      category: piece.categoryId.name,
      url: catalogueProduct(piece, market).url,
      size: sizeOf(piece),
    })),
    region,
    // As for readers without scripts, whose enquiries have no reference of their own.
    reference: skuOf(first._id),
    words: asked.message,
    toIndia: isInIndia(number),
    wording: wordingIn(language),
  });
  const page = enquiryAddress(
    market,
    pieces.map(({ _id }) => _id),
    pieces.length === 1 ? sizeOf(first) : undefined,
  );
  const pageUrl = asked.message ? `${page}#message=${encodeURIComponent(asked.message)}` : page;
  return {
    ucp: ucpOf(null),
    enquiry: {
      seller: seller.name,
      message,
      chat_url: chatLink(number, message),
      page_url: pageUrl,
    },
    messages: [
      { type: 'info', code: 'not_sent', content: sentence(language, said('enquiryNotSent')) },
    ],
    continue_url: pageUrl,
  };
}

function wordingIn(language: Language): Wording {
  const { enquiry: message, availability, values, formats } = serverTexts[language];
  const day = (text: string) => dayIn(language, text);
  return { message, availability, regionNames: values.regionNames, formats, day };
}
