/** A text of any language, or what returns one; a group of texts has the same keys. */
type Like<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Told
    ? (...values: Values) => Told extends string ? string : Told
    : Text extends readonly (infer Each)[]
      ? readonly Like<Each>[]
      : Text extends object
        ? { readonly [Key in keyof Text]: Like<Text[Key]> }
        : Text;

/** Fails to compile where the other language has no text of a key, or one that takes other values. */
type Same<English, Other extends Like<English>> = Other;

/** Every file of English texts, with its Arabic; `same-texts.test.ts` looks for those that are missing here. */
export type SameTexts = [
  Same<
    typeof import('./en/contracts/permissions.ts'),
    typeof import('./ar/contracts/permissions.ts')
  >,
  Same<typeof import('./en/back-office/charts.ts'), typeof import('./ar/back-office/charts.ts')>,
  Same<
    typeof import('./en/back-office/controls.ts'),
    typeof import('./ar/back-office/controls.ts')
  >,
  Same<
    typeof import('./en/back-office/details.tsx'),
    typeof import('./ar/back-office/details.tsx')
  >,
  Same<
    typeof import('./en/back-office/enquiries.ts'),
    typeof import('./ar/back-office/enquiries.ts')
  >,
  Same<typeof import('./en/back-office/formats.ts'), typeof import('./ar/back-office/formats.ts')>,
  Same<typeof import('./en/back-office/forms.tsx'), typeof import('./ar/back-office/forms.tsx')>,
  Same<typeof import('./en/back-office/jobs.ts'), typeof import('./ar/back-office/jobs.ts')>,
  Same<typeof import('./en/back-office/keys.ts'), typeof import('./ar/back-office/keys.ts')>,
  Same<
    typeof import('./en/back-office/commands.ts'),
    typeof import('./ar/back-office/commands.ts')
  >,
  Same<typeof import('./en/back-office/lists.ts'), typeof import('./ar/back-office/lists.ts')>,
  Same<typeof import('./en/back-office/log-in.ts'), typeof import('./ar/back-office/log-in.ts')>,
  Same<typeof import('./en/back-office/media.ts'), typeof import('./ar/back-office/media.ts')>,
  Same<
    typeof import('./en/back-office/messages.ts'),
    typeof import('./ar/back-office/messages.ts')
  >,
  Same<
    typeof import('./en/back-office/notices.tsx'),
    typeof import('./ar/back-office/notices.tsx')
  >,
  Same<
    typeof import('./en/back-office/pictures.ts'),
    typeof import('./ar/back-office/pictures.ts')
  >,
  Same<typeof import('./en/back-office/prices.tsx'), typeof import('./ar/back-office/prices.tsx')>,
  Same<
    typeof import('./en/back-office/product-changes.ts'),
    typeof import('./ar/back-office/product-changes.ts')
  >,
  Same<
    typeof import('./en/back-office/product-states.ts'),
    typeof import('./ar/back-office/product-states.ts')
  >,
  Same<
    typeof import('./en/back-office/products.tsx'),
    typeof import('./ar/back-office/products.tsx')
  >,
  Same<
    typeof import('./en/back-office/saved-views.ts'),
    typeof import('./ar/back-office/saved-views.ts')
  >,
  Same<
    typeof import('./en/back-office/second-factor.tsx'),
    typeof import('./ar/back-office/second-factor.tsx')
  >,
  Same<
    typeof import('./en/back-office/sessions.tsx'),
    typeof import('./ar/back-office/sessions.tsx')
  >,
  Same<typeof import('./en/back-office/shell.tsx'), typeof import('./ar/back-office/shell.tsx')>,
  Same<
    typeof import('./en/back-office/staff-roles.ts'),
    typeof import('./ar/back-office/staff-roles.ts')
  >,
  Same<
    typeof import('./en/back-office/versions.ts'),
    typeof import('./ar/back-office/versions.ts')
  >,
  Same<
    typeof import('./en/content/arabic-fields.ts'),
    typeof import('./ar/content/arabic-fields.ts')
  >,
  Same<typeof import('./en/content/facets.ts'), typeof import('./ar/content/facets.ts')>,
  Same<
    typeof import('./en/contracts/product-fields.ts'),
    typeof import('./ar/contracts/product-fields.ts')
  >,
  Same<typeof import('./en/contracts/site.ts'), typeof import('./ar/contracts/site.ts')>,
  Same<typeof import('./en/domain/attributes.ts'), typeof import('./ar/domain/attributes.ts')>,
  Same<typeof import('./en/domain/availability.ts'), typeof import('./ar/domain/availability.ts')>,
  Same<typeof import('./en/domain/data-words.ts'), typeof import('./ar/domain/data-words.ts')>,
  Same<
    typeof import('./en/domain/enquiry-message.ts'),
    typeof import('./ar/domain/enquiry-message.ts')
  >,
  Same<typeof import('./en/domain/leads.ts'), typeof import('./ar/domain/leads.ts')>,
  Same<typeof import('./en/domain/placeholders.ts'), typeof import('./ar/domain/placeholders.ts')>,
  Same<
    typeof import('./en/domain/privacy-notice.ts'),
    typeof import('./ar/domain/privacy-notice.ts')
  >,
  Same<typeof import('./en/domain/reasons.ts'), typeof import('./ar/domain/reasons.ts')>,
  Same<typeof import('./en/domain/reply-words.ts'), typeof import('./ar/domain/reply-words.ts')>,
  Same<typeof import('./en/domain/values.ts'), typeof import('./ar/domain/values.ts')>,
  Same<typeof import('./en/mails.ts'), typeof import('./ar/mails.ts')>,
  Same<typeof import('./en/mails/accounts.ts'), typeof import('./ar/mails/accounts.ts')>,
  Same<typeof import('./en/mails/enquiries.ts'), typeof import('./ar/mails/enquiries.ts')>,
  Same<typeof import('./en/mails/newsletter.ts'), typeof import('./ar/mails/newsletter.ts')>,
  Same<typeof import('./en/mails/products.ts'), typeof import('./ar/mails/products.ts')>,
  Same<typeof import('./en/refusals.ts'), typeof import('./ar/refusals.ts')>,
  Same<typeof import('./en/refusals/access.ts'), typeof import('./ar/refusals/access.ts')>,
  Same<typeof import('./en/refusals/columns.ts'), typeof import('./ar/refusals/columns.ts')>,
  Same<typeof import('./en/refusals/done.ts'), typeof import('./ar/refusals/done.ts')>,
  Same<typeof import('./en/refusals/fields.ts'), typeof import('./ar/refusals/fields.ts')>,
  Same<typeof import('./en/refusals/general.ts'), typeof import('./ar/refusals/general.ts')>,
  Same<typeof import('./en/refusals/imports.ts'), typeof import('./ar/refusals/imports.ts')>,
  Same<typeof import('./en/refusals/labels.ts'), typeof import('./ar/refusals/labels.ts')>,
  Same<typeof import('./en/refusals/leads.ts'), typeof import('./ar/refusals/leads.ts')>,
  Same<typeof import('./en/refusals/media.ts'), typeof import('./ar/refusals/media.ts')>,
  Same<typeof import('./en/refusals/products.ts'), typeof import('./ar/refusals/products.ts')>,
  Same<typeof import('./en/seller/accounts.ts'), typeof import('./ar/seller/accounts.ts')>,
  Same<typeof import('./en/seller/approval.tsx'), typeof import('./ar/seller/approval.tsx')>,
  Same<typeof import('./en/seller/chat-numbers.ts'), typeof import('./ar/seller/chat-numbers.ts')>,
  Same<typeof import('./en/seller/commands.ts'), typeof import('./ar/seller/commands.ts')>,
  Same<typeof import('./en/seller/customers.ts'), typeof import('./ar/seller/customers.ts')>,
  Same<typeof import('./en/seller/drafts.tsx'), typeof import('./ar/seller/drafts.tsx')>,
  Same<typeof import('./en/seller/enquiries.ts'), typeof import('./ar/seller/enquiries.ts')>,
  Same<typeof import('./en/seller/enquiry-list.ts'), typeof import('./ar/seller/enquiry-list.ts')>,
  Same<
    typeof import('./en/seller/enquiry-numbers.ts'),
    typeof import('./ar/seller/enquiry-numbers.ts')
  >,
  Same<typeof import('./en/seller/frame.ts'), typeof import('./ar/seller/frame.ts')>,
  Same<typeof import('./en/back-office/import.tsx'), typeof import('./ar/back-office/import.tsx')>,
  Same<typeof import('./en/back-office/imports.ts'), typeof import('./ar/back-office/imports.ts')>,
  Same<typeof import('./en/seller/inbox.tsx'), typeof import('./ar/seller/inbox.tsx')>,
  Same<typeof import('./en/seller/lead-moves.ts'), typeof import('./ar/seller/lead-moves.ts')>,
  Same<typeof import('./en/seller/lead.tsx'), typeof import('./ar/seller/lead.tsx')>,
  Same<
    typeof import('./en/seller/announcements.ts'),
    typeof import('./ar/seller/announcements.ts')
  >,
  Same<typeof import('./en/seller/bin.ts'), typeof import('./ar/seller/bin.ts')>,
  Same<typeof import('./en/seller/messages.ts'), typeof import('./ar/seller/messages.ts')>,
  Same<typeof import('./en/seller/notices.ts'), typeof import('./ar/seller/notices.ts')>,
  Same<
    typeof import('./en/seller/product-changes.ts'),
    typeof import('./ar/seller/product-changes.ts')
  >,
  Same<typeof import('./en/seller/products.tsx'), typeof import('./ar/seller/products.tsx')>,
  Same<typeof import('./en/seller/profile.ts'), typeof import('./ar/seller/profile.ts')>,
  Same<typeof import('./en/seller/replies.tsx'), typeof import('./ar/seller/replies.tsx')>,
  Same<typeof import('./en/seller/staff.ts'), typeof import('./ar/seller/staff.ts')>,
  Same<typeof import('./en/storefront/about.tsx'), typeof import('./ar/storefront/about.tsx')>,
  Same<
    typeof import('./en/storefront/categories.ts'),
    typeof import('./ar/storefront/categories.ts')
  >,
  Same<
    typeof import('./en/storefront/compare-tray.ts'),
    typeof import('./ar/storefront/compare-tray.ts')
  >,
  Same<typeof import('./en/storefront/compare.ts'), typeof import('./ar/storefront/compare.ts')>,
  Same<
    typeof import('./en/storefront/enquiries.tsx'),
    typeof import('./ar/storefront/enquiries.tsx')
  >,
  Same<
    typeof import('./en/storefront/enquiry-list.tsx'),
    typeof import('./ar/storefront/enquiry-list.tsx')
  >,
  Same<
    typeof import('./en/storefront/every-page.ts'),
    typeof import('./ar/storefront/every-page.ts')
  >,
  Same<
    typeof import('./en/storefront/favourites-pieces.tsx'),
    typeof import('./ar/storefront/favourites-pieces.tsx')
  >,
  Same<
    typeof import('./en/storefront/favourites.ts'),
    typeof import('./ar/storefront/favourites.ts')
  >,
  Same<typeof import('./en/storefront/frame.ts'), typeof import('./ar/storefront/frame.ts')>,
  Same<
    typeof import('./en/storefront/full-screen.ts'),
    typeof import('./ar/storefront/full-screen.ts')
  >,
  Same<
    typeof import('./en/storefront/home-sections.tsx'),
    typeof import('./ar/storefront/home-sections.tsx')
  >,
  Same<typeof import('./en/storefront/home.ts'), typeof import('./ar/storefront/home.ts')>,
  Same<
    typeof import('./en/storefront/list-parts.tsx'),
    typeof import('./ar/storefront/list-parts.tsx')
  >,
  Same<
    typeof import('./en/storefront/listing-pages.ts'),
    typeof import('./ar/storefront/listing-pages.ts')
  >,
  Same<typeof import('./en/storefront/listing.ts'), typeof import('./ar/storefront/listing.ts')>,
  Same<typeof import('./en/storefront/lists.ts'), typeof import('./ar/storefront/lists.ts')>,
  Same<typeof import('./en/storefront/messages.ts'), typeof import('./ar/storefront/messages.ts')>,
  Same<
    typeof import('./en/storefront/newsletter.tsx'),
    typeof import('./ar/storefront/newsletter.tsx')
  >,
  Same<
    typeof import('./en/storefront/promotions.ts'),
    typeof import('./ar/storefront/promotions.ts')
  >,
  Same<typeof import('./en/storefront/privacy.tsx'), typeof import('./ar/storefront/privacy.tsx')>,
  Same<
    typeof import('./en/storefront/product-parts.tsx'),
    typeof import('./ar/storefront/product-parts.tsx')
  >,
  Same<typeof import('./en/storefront/product.ts'), typeof import('./ar/storefront/product.ts')>,
  Same<typeof import('./en/storefront/report.tsx'), typeof import('./ar/storefront/report.tsx')>,
  Same<typeof import('./en/storefront/search.ts'), typeof import('./ar/storefront/search.ts')>,
  Same<typeof import('./en/storefront/sellers.ts'), typeof import('./ar/storefront/sellers.ts')>,
  Same<typeof import('./en/storefront/shop.ts'), typeof import('./ar/storefront/shop.ts')>,
  Same<typeof import('./en/storefront/stories.ts'), typeof import('./ar/storefront/stories.ts')>,
  Same<
    typeof import('./en/storefront/suggestions.tsx'),
    typeof import('./ar/storefront/suggestions.tsx')
  >,
  Same<
    typeof import('./en/storefront/your-enquiries.tsx'),
    typeof import('./ar/storefront/your-enquiries.tsx')
  >,
  Same<typeof import('./en/ui/basics.ts'), typeof import('./ar/ui/basics.ts')>,
  Same<typeof import('./en/ui/calls.ts'), typeof import('./ar/ui/calls.ts')>,
  Same<typeof import('./en/ui/cards.ts'), typeof import('./ar/ui/cards.ts')>,
  Same<typeof import('./en/ui/last-resort.ts'), typeof import('./ar/ui/last-resort.ts')>,
  Same<typeof import('./en/ui/prices.ts'), typeof import('./ar/ui/prices.ts')>,
];
