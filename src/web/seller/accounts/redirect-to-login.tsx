import { Navigate } from 'react-router';

/** `/login`, where the log-out of Manage Products leads: the sellers' log-in. */
export default function RedirectToLogin() {
  return <Navigate to="/seller/" replace />;
}
