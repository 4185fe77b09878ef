import { Link } from 'react-router';
import type { SellerNumbers } from '#contracts/views/seller-numbers.ts';
import * as texts from '#texts/seller/enquiry-numbers.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { formatCount } from '#web/ui/back-office/formats.ts';
import { Written } from '#web/ui/written.tsx';

const columns = [
  { key: 'views', title: texts.views },
  { key: 'enquiries', title: texts.asked },
  { key: 'won', title: texts.won },
] as const;

type PiecesTableProps = { pieces: SellerNumbers['pieces']; sort: React.ReactNode };

/** What became of each product, with the period before beneath each number. */
export function PiecesTable({ pieces, sort }: PiecesTableProps) {
  return (
    <section className="min-w-0" aria-labelledby="numbers-of-pieces">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="numbers-of-pieces" className="font-medium">
          {texts.pieceByPiece}
        </h2>
        {sort}
      </div>
      <table className="back-office-table mt-2" aria-labelledby="numbers-of-pieces">
        <thead>
          <tr>
            <th>{texts.piece}</th>
            {columns.map(({ key, title }) => (
              <th key={key} className="number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => (
            <tr key={piece._id}>
              <td>
                <Link
                  to={sellerAddresses.products({ q: piece.name })}
                  className="font-medium hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center"
                >
                  <Written>{piece.name}</Written>
                </Link>
              </td>
              {columns.map(({ key }) => (
                <td key={key} className="number">
                  {key === 'enquiries' && piece[key] > 0 ? (
                    <Link
                      to={sellerAddresses.enquiriesAbout(piece._id)}
                      aria-label={texts.countOfEnquiries(formatCount(piece[key]))}
                      title={texts.itsEnquiries}
                      className="underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:items-center pointer-coarse:justify-end"
                    >
                      {formatCount(piece[key])}
                    </Link>
                  ) : (
                    formatCount(piece[key])
                  )}
                  <span className="block text-ink-muted">
                    <span className="sr-only">{texts.beforeCount} </span>
                    {formatCount(piece.before[key])}
                  </span>
                </td>
              ))}
            </tr>
          ))}
          {pieces.length === 0 && (
            <tr>
              <td colSpan={4}>{texts.nothing}</td>
            </tr>
          )}
        </tbody>
      </table>
      {pieces.length > 0 && <p className="mt-2 text-dense text-ink-muted">{texts.beneath}</p>}
    </section>
  );
}
