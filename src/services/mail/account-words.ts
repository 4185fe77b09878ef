import { linkPlaceholders, placeholdersIn } from '#domain/mail-template.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { invalid } from '../failure.ts';

/** What mail programs may take for an address: a scheme, two slashes, an at sign, or words with a dot between. */
const ADDRESS =
  /[^\s,;()<>"“”«»]*(?:\/\/|@|\p{L}[\p{L}\p{N}-]*[.。．｡][\p{L}\p{N}]{2})[^\s,;()<>"“”«»]*/gu;

/** Refuses (422) words of an account's mail whose link does not stand alone on its line, or that name an address of elsewhere. */
export function checkAccountWords(
  { publicUrl, site }: Pick<AppContext, 'publicUrl' | 'site'>,
  { subject, text }: { subject: string; text: string },
): void {
  if (placeholdersIn(subject).some((name) => linkPlaceholders.includes(name))) {
    throw invalid('subject', toAdmins('Put links into the text, not into the subject.'));
  }
  for (const line of text.split('\n')) {
    const link = placeholdersIn(line).find((name) => linkPlaceholders.includes(name));
    if (link !== undefined && line.trim() !== `{${link}}`) {
      throw invalid(
        'text',
        toAdmins(
          `{${link}} must stand alone on its line: whatever stands beside it would become part of the link.`,
        ),
      );
    }
  }
  for (const [field, words] of Object.entries({ subject, text })) {
    const foreign = (words.match(ADDRESS) ?? [])
      .map((address) => address.replace(/[.:!?]+$/, ''))
      .find((address) => !isOurs(address, publicUrl, site.email));
    if (foreign !== undefined) {
      throw invalid(
        field,
        toAdmins(
          `${foreign} reads as an address. Mails about accounts name none but those of this marketplace.`,
        ),
      );
    }
  }
}

const isOurs = (address: string, publicUrl: string, email: string) =>
  address === email || address === publicUrl || address.startsWith(`${publicUrl}/`);
