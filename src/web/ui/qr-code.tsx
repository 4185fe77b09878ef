import { useEffect, useState } from 'react';
import { importPatiently } from './browser/import-patiently.ts';
import { classNames } from './class-names.ts';

type QrCodeProps = {
  text: string;
  label: string;
  /** How much of it may be unreadable: `low` for long texts, which would be drawn too finely. */
  correction?: 'low' | 'medium';
  className?: string;
};

/** A QR code drawn in the browser: its content is sent nowhere. */
export function QrCode({ text, label, correction = 'medium', className = 'size-44' }: QrCodeProps) {
  const [cells, setCells] = useState<boolean[][] | null>(null);

  useEffect(() => {
    let isGone = false;
    void importPatiently(() => import('qr')).then(({ default: encodeQr }) => {
      if (!isGone) setCells(encodeQr(text, 'raw', { ecc: correction, border: 4 }));
    });
    return () => {
      isGone = true;
    };
  }, [text, correction]);

  if (cells === null)
    return <div className={classNames('shrink-0 bg-[#eee]', className)} aria-busy="true" />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      shapeRendering="crispEdges"
      className={classNames('shrink-0 bg-[#fff] forced-color-adjust-none', className)}
    >
      <path d={pathOf(cells)} fill="#000" />
    </svg>
  );
}

/** A square of one unit for each dark cell. */
const pathOf = (cells: boolean[][]) =>
  cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
