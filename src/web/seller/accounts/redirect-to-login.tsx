import { Navigate } from 'react-router';

/** Redirects `/login`, where the log-out of Manage Products leads, to the sellers' log-in. */
export default function RedirectToLogin() {
  return <Navigate to="/seller/" replace />;
}
