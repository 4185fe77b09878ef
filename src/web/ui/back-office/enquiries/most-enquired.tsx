import * as texts from '#texts/back-office/enquiries.ts';
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
    none={texts.nothingAskedAbout}
    rows={rows.map(({ enquiries, ...row }) => ({ ...row, count: enquiries }))}
    to={to}
  />
);
