/** What a link of the content may be. */
export const LINK_HINT = 'A path of this shop, as /shop?discount=true, or an https:// address.';
