import { Navigate } from 'react-router';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';

export default function AdminHome() {
  return <Navigate to={adminAddresses.products()} replace />;
}
