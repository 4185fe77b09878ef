/** Where a seller's drafts are read and written. */
export const draftsPath = (sellerId: string) => `/seller/get-drafts/${sellerId}`;

export const draftPath = {
  save: (id: string) => `/seller/save-draft/${id}`,
  remove: (id: string) => `/seller/delete-draft/${id}`,
};
