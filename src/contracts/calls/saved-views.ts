import type { Role } from '../account.ts';
import { ownAccount, ownInSupport } from '../policy.ts';
import { written } from '../response.ts';
import {
  adminLists,
  type ListId,
  ListSettings,
  SavedView,
  SavedViewEdit,
  sellerLists,
  viewInputs,
} from '../saved-view.ts';
import { defineCall } from './call.ts';

const callsOf = <const R extends Role>(role: R, lists: readonly ListId[]) => {
  const bodies = viewInputs(lists);
  const change = {
    ...ownAccount[role as Role],
    changes: ['saved-views', 'audit'],
  } as const;
  return {
    getListSettings: defineCall(`GET /${role}/get-list-settings`, {
      ...ownInSupport[role as Role],
      summary: 'The saved views of all lists, and the columns and the default view of each',
      response: ListSettings,
      reads: ['saved-views'],
    }),
    addView: defineCall(`POST /${role}/add-saved-view`, {
      ...change,
      summary: 'Save what a list shows as a view',
      body: bodies.added,
      response: written(SavedView),
      status: 201,
    }),
    editView: defineCall(`PUT /${role}/edit-saved-view/:id`, {
      ...change,
      summary: 'Change one of your views; what is left out stays',
      body: SavedViewEdit,
      response: written(SavedView),
    }),
    deleteView: defineCall(`DELETE /${role}/delete-saved-view/:id`, {
      ...change,
      summary: 'Delete one of your views',
    }),
    chooseDefaultView: defineCall(`PUT /${role}/choose-default-view`, {
      ...change,
      summary: 'Open a list with a view from now on, or with none',
      body: bodies.defaultView,
    }),
    chooseColumns: defineCall(`PUT /${role}/choose-columns`, {
      ...change,
      summary: 'Choose the columns of a list and their order, or null for those it begins with',
      body: bodies.columns,
    }),
  };
};

/** The calls of saved views and columns, alike for sellers and admins. */
export const savedViewCalls = {
  seller: callsOf('seller', sellerLists),
  admin: callsOf('admin', adminLists),
};
