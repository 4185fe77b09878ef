import { Link } from 'react-router';
import type { ReportSubject } from '#contracts/reports/report.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import type { ListColumn } from '#web/ui/back-office/list/list-column.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';

type About = { subject: ReportSubject };

/** What it is called, also where that was not kept of a product that is deleted. */
export const nameOfSubject = ({ name }: ReportSubject): string =>
  name === '' ? 'A product that is deleted' : name;

/** The columns that show a reported product or shop. */
export const pictureColumn: ListColumn<About, never> = {
  key: 'image',
  title: 'Img',
  width: '4rem',
  card: 'picture',
  cell: ({ subject }) => <Thumbnail media={subject.picture} />,
};

export const subjectColumn: ListColumn<About, never> = {
  key: 'subject',
  title: 'What',
  card: 'title',
  cell: ({ subject }) => (
    <bdi className="line-clamp-2 font-medium" title={nameOfSubject(subject)}>
      {nameOfSubject(subject)}
    </bdi>
  ),
  note: ({ subject }) =>
    (subject.brand !== '' || !subject.listed) && <SubjectNote subject={subject} />,
  text: ({ subject }) => nameOfSubject(subject),
};

export const sellerColumn: ListColumn<About, never> = {
  key: 'seller',
  title: 'Seller',
  cell: ({ subject: { kind, seller } }) =>
    kind === 'seller' ? (
      'The shop itself'
    ) : (
      <Link
        to={adminAddresses.sellerProfile(seller._id)}
        className="line-clamp-2 hover:underline"
        title={seller.name}
      >
        <bdi>{seller.name}</bdi>
      </Link>
    ),
  text: ({ subject }) => subject.seller.name,
};

/** The brand, and that shoppers do not see it. */
function SubjectNote({ subject: { _id, brand, takenDown, listed, kind } }: About) {
  const notThere = _id === '' ? 'Deleted' : 'Not in the lists';
  const hidden = takenDown ? 'Taken down' : kind === 'seller' ? 'Not active' : notThere;
  return (
    <span className="flex flex-wrap gap-x-2 text-fine">
      {brand && <bdi className="text-ink-muted wrap-anywhere">{brand}</bdi>}
      {!listed && <StatusDot tone="quiet">{hidden}</StatusDot>}
    </span>
  );
}
