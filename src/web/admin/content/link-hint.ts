/** What a link of the content may be. */
export const LINK_HINT =
  'A path in this shop, such as /shop?discount=true, or an https:// address.';
