import { data } from 'react-router';
import { NoScreen } from '#web/ui/office/shell/no-screen.tsx';

export const loader = () => data(null, { status: 404 });

export default function AdminNotFound() {
  return <NoScreen title="Admin" back="Go to Products" />;
}
