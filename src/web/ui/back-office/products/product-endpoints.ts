/** Where a back office reads and writes products: the one dialog serves sellers and admins. */
export type ProductEndpoints = {
  one: (id: string) => string;
  edit: (id: string) => string;
  remove: (id: string) => string;
  /** Takes files ahead of their form. */
  upload: string;
  /** Names by which what shows products is read anew. */
  shownBy: readonly string[];
  /** Where products can be added and duplicated, in the name of this seller. */
  adding?: {
    sellerId: string;
    path: string;
    copies: (id: string) => string;
    /** What was prepared before, by its id; gone once it is added. */
    drafts: string;
    removeDraft: (id: string) => string;
  };
};
