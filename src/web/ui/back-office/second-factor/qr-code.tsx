import { useEffect, useState } from 'react';

/** A QR code drawn in the browser: its content is sent nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [cells, setCells] = useState<boolean[][] | null>(null);

  useEffect(() => {
    let isGone = false;
    void import('qr').then(({ default: encodeQr }) => {
      if (!isGone) setCells(encodeQr(text, 'raw', { ecc: 'medium', border: 4 }));
    });
    return () => {
      isGone = true;
    };
  }, [text]);

  if (cells === null)
    return <div className="back-office-skeleton size-44 shrink-0" aria-busy="true" />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-control border border-hair bg-[#fff] forced-color-adjust-none"
    >
      <path d={pathOf(cells)} fill="#000" />
    </svg>
  );
}

/** A square of one unit for each dark cell. */
const pathOf = (cells: boolean[][]) =>
  cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
