import { z } from 'zod';
import { Admin, TokenAnswer } from '#contracts/account.ts';
import { AttributeProgress } from '#contracts/attributes/admin-calls.ts';
import { EntryAttribute } from '#contracts/attributes/attribute.ts';
import { ManagedAttribute } from '#contracts/attributes/managed.ts';
import { AttributeShown } from '#contracts/attributes/values.ts';
import { AuditEntry } from '#contracts/audit.ts';
import { QueuedMail } from '#contracts/calls/mails.ts';
import { SystemHealth } from '#contracts/calls/operation/system-health.ts';
import { ParentChange } from '#contracts/calls/parent-changes.ts';
import { Category, ProductType, SubCategory } from '#contracts/category.ts';
import { Reference } from '#contracts/id.ts';
import { ContactMessage, NewsletterSubscriber } from '#contracts/inbox.ts';
import { Customer, LeadCustomer } from '#contracts/leads/customer.ts';
import { Enquiry, EnquiryStatistics } from '#contracts/leads/enquiry.ts';
import { Lead, LeadDetail, LeadEvent, LeadPiece } from '#contracts/leads/lead.ts';
import { ReplyTemplate } from '#contracts/leads/reply-template.ts';
import { CardPicture, MediaItem } from '#contracts/media.ts';
import {
  ManagedProduct,
  PriceEnds,
  Product,
  ProductCard,
  ProductSeller,
} from '#contracts/product.ts';
import { ProductDraft } from '#contracts/products/product-draft.ts';
import { Suggestion } from '#contracts/products/suggestion.ts';
import { Done, Failure } from '#contracts/response.ts';
import { CountedSearch, Synonym } from '#contracts/searches.ts';
import { PublicSeller, Seller, SellerCategory } from '#contracts/seller.ts';
import { SellerDocument, SellerMessage } from '#contracts/sellers/seller-message.ts';
import { SellerChange, WaitingChange } from '#contracts/sellers/seller-review.ts';
import { PublicSite } from '#contracts/site-config.ts';

const answers = {
  Admin,
  AttributeProgress,
  AttributeShown,
  AuditEntry,
  CardPicture,
  Category,
  ContactMessage,
  CountedSearch,
  Customer,
  Done,
  Enquiry,
  EnquiryStatistics,
  Failure,
  Lead,
  LeadCustomer,
  LeadDetail,
  LeadEvent,
  LeadPiece,
  ManagedAttribute,
  ManagedProduct,
  MediaItem,
  NewsletterSubscriber,
  ParentChange,
  EntryAttribute,
  Product,
  ProductCard,
  ProductDraft,
  PriceEnds,
  ProductSeller,
  ProductType,
  PublicSeller,
  PublicSite,
  QueuedMail,
  Reference,
  ReplyTemplate,
  Seller,
  SellerCategory,
  SellerChange,
  SellerDocument,
  SellerMessage,
  SubCategory,
  Suggestion,
  Synonym,
  SystemHealth,
  TokenAnswer,
  WaitingChange,
};

/**
 * Names schemas that the description of the API defines once and refers to. The registry is zod's
 * own, which also stores the fields' descriptions.
 */
export function nameSchemas() {
  for (const [id, schema] of Object.entries(answers)) z.globalRegistry.add(schema, { id });
}
