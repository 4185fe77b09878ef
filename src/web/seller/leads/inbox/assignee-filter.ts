import * as texts from '#texts/seller/staff.ts';

/** Whose leads a list has; an address can name one person by their id too. */
export const assigneeFilter = {
  label: texts.assignee,
  all: texts.anybody,
  options: [
    { value: 'mine', label: texts.mine },
    { value: 'nobody', label: texts.nobodys },
  ],
  isOpen: true,
} as const;
