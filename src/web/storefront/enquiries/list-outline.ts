/** The enquiry list's sign, and that something is on it; in boxes of 24, as those of `Icon`. */
export const listOutline = {
  plain: 'M4 6.5h11M4 12h6M4 17.5h6M17 11v8M13 15h8',
  ticked: 'M4 6.5h11M4 12h6M4 17.5h6M13 15.5l3 3 5-6',
} as const;
