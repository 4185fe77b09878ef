import { sellers } from '#demo/catalogue/sellers.ts';

/** The password of all demo accounts; refused wherever the site can be reached from outside. */
export const DEMO_PASSWORD = 'dhow-demo-2026';

export const demoAdmin = { name: 'Demo Admin', email: 'admin@dhow.example' };

const emailOf = (status: 'approved' | 'pending') =>
  sellers.find((seller) => seller.status === status)?.email ?? '';

/** The log-ins that the first start prints. */
export const demoLogins = [
  { who: 'Admin', email: demoAdmin.email, password: DEMO_PASSWORD },
  { who: 'Approved seller', email: emailOf('approved'), password: DEMO_PASSWORD },
  { who: 'Pending seller', email: emailOf('pending'), password: DEMO_PASSWORD },
];
