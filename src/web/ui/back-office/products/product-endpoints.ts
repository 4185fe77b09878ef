/**
 * The calls by which a back office reads and writes products: one dialog serves sellers and admins.
 */
export type ProductEndpoints = {
  one: (id: string) => string;
  edit: (id: string) => string;
  remove: (id: string) => string;
  /** Uploads files before their form is sent. */
  upload: string;
  /** The query keys to reload after a change of products. */
  shownBy: readonly string[];
  /** The calls to add and duplicate products, for this seller. */
  adding?: {
    sellerId: string;
    path: string;
    copies: (id: string) => string;
    /** Drafts by id; deleted once the product is added. */
    drafts: string;
    removeDraft: (id: string) => string;
  };
};
