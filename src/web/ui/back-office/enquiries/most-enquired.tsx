import { Ranking } from '../charts/ranking.tsx';

type Asked = { _id: string; name: string; enquiries: number };

type MostEnquiredProps = {
  title: string;
  rows: readonly Asked[];
  to: (row: { _id: string; name: string }) => string;
};

/** The most enquired, with bars to compare. */
export const MostEnquired = ({ title, rows, to }: MostEnquiredProps) => (
  <Ranking
    title={title}
    none="Nothing was asked about in this time."
    rows={rows.map(({ enquiries, ...row }) => ({ ...row, count: enquiries }))}
    to={to}
  />
);
