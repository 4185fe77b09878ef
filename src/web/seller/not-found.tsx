import { data } from 'react-router';
import * as texts from '#texts/seller/frame.ts';
import { NotFoundScreen } from '#web/ui/back-office/shell/not-found-screen.tsx';

export const loader = () => data(null, { status: 404 });

export default function SellerNotFound() {
  return <NotFoundScreen title={texts.title} back={texts.goToProducts} />;
}
