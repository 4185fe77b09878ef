import type { ReactNode } from 'react';

export const title = 'Drafts';
export const notFinished = 'Not finished yet. Open one to add it.';
export const prepare = 'Prepare products now, and add them once your account is approved.';
export const newDraft = 'New Draft';
export const editDraft = 'Edit Draft';
export const keep = 'Keep Draft';
export const seenByNobody =
  'Only you see this. Once your account is approved, you can add its pictures and then the product.';

export const nameless = 'A draft without a name';
export const changedAt = (moment: string) => `changed ${moment}`;
export const brandAndChange = ({ brand, moment }: { brand: ReactNode; moment: string }) => (
  <>
    {brand} · changed {moment}
  </>
);
export const edit = (name: string) => `Edit draft ${name}`;
export const remove = (name: string) => `Delete draft ${name}`;
export const deleted = 'Draft deleted.';
