import { data } from 'react-router';
import { NotFoundScreen } from '#web/ui/back-office/shell/not-found-screen.tsx';

export const loader = () => data(null, { status: 404 });

export default function AdminNotFound() {
  return <NotFoundScreen title="Admin" back="Go to Products" />;
}
