import { defineCall } from '../calls/call.ts';
import { ManagedProduct } from '../product.ts';
import { changedWithProducts } from '../products/changed-with-products.ts';
import {
  MatchingPreview,
  MatchingStep,
  OwnMatchingChange,
  PreviewOfOwnMatching,
} from '../products/matching-change.ts';
import { ChangeUndo, MatchingUndo, UndoStep } from '../products/undo.ts';
import { written } from '../response.ts';
import {
  AvailabilityChange,
  HidingChange,
  LookAgain,
  PuttingUp,
  StayingDown,
  TakingDown,
} from './availability.ts';

const ofSeller = {
  policy: 'approved-seller',
  staff: 'editor',
  support: 'change-products',
  response: written(ManagedProduct),
  changes: changedWithProducts,
} as const;

const ofAdmin = {
  policy: 'admin',
  permission: 'take-down-products',
  response: written(ManagedProduct),
  changes: changedWithProducts,
} as const;

export const setAvailability = defineCall('PUT /seller/update-availability/:productId', {
  ...ofSeller,
  summary: 'Say that a product is available, reserved until a day, or sold',
  body: AvailabilityChange,
});

export const hideProduct = defineCall('PUT /seller/hide-product/:productId', {
  ...ofSeller,
  summary: 'Hide a product from shoppers without deleting it, or show it again',
  body: HidingChange,
});

export const askForLook = defineCall('POST /seller/ask-for-look/:productId', {
  ...ofSeller,
  summary: 'Ask for a new review of a product that was taken down',
  body: LookAgain,
});

export const changeOwnMatchingProducts = defineCall('POST /seller/change-matching-products', {
  summary: 'Change some of all own products that match; `next` leads to the others',
  policy: 'approved-seller',
  staff: 'editor',
  support: 'change-products',
  body: OwnMatchingChange,
  response: written(MatchingStep),
  changes: changedWithProducts,
});

export const previewOwnMatchingChange = defineCall('POST /seller/preview-matching-change', {
  inMaintenance: 'answered',
  summary: 'What a change of all own products that match would do; nothing is changed',
  policy: 'approved-seller',
  staff: 'editor',
  support: 'change-products',
  body: PreviewOfOwnMatching,
  response: MatchingPreview,
});

export const undoOwnMatchingChange = defineCall('POST /seller/undo-matching-change', {
  summary: 'Undo a change of all own products that match, some at a time',
  policy: 'approved-seller',
  staff: 'editor',
  support: 'change-products',
  body: MatchingUndo,
  response: written(UndoStep),
  changes: changedWithProducts,
});

export const takeDown = defineCall('PUT /admin/take-down/:productId', {
  ...ofAdmin,
  summary: 'Take a product down, for a reason that its seller is mailed',
  body: TakingDown,
});

export const putUp = defineCall('PUT /admin/put-up/:productId', {
  ...ofAdmin,
  summary: 'Put a product that was taken down back on the shop',
  body: PuttingUp,
});

export const keepDown = defineCall('PUT /admin/keep-down/:productId', {
  ...ofAdmin,
  summary: 'Answer a seller who asked for another look that the product stays down',
  body: StayingDown,
});

export const undoChange = defineCall('PUT /admin/undo-change/:productId', {
  ...ofAdmin,
  summary: 'Undo that a product was taken down or put up, without another mail',
  body: ChangeUndo,
});
