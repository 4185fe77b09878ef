import { Navigate } from 'react-router';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';

/** Redirects `/login`, where the log-out of Manage Products leads, to the sellers' log-in. */
export default function RedirectToLogin() {
  return <Navigate to={sellerAddresses.logIn} replace />;
}
