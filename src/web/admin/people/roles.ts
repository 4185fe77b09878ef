import type { AdminRole } from '#contracts/policy.ts';

export const roles: Readonly<Record<AdminRole, { name: string; may: string }>> = {
  owner: { name: 'Owner', may: 'Everything, including who the other admins are.' },
  manager: { name: 'Manager', may: 'Everything but admins and settings.' },
  catalogue: {
    name: 'Catalogue',
    may: 'Products, categories, attributes and searches.',
  },
  support: {
    name: 'Support',
    may: 'Sellers, their log-in for support, enquiries, receipts, reports, messages and mails.',
  },
  finance: { name: 'Finance', may: 'Leads, receipts, the numbers, and their exports.' },
  'read-only': { name: 'Read only', may: 'Sees everything, changes and exports nothing personal.' },
};

export const roleOptions = Object.entries(roles).map(([value, { name }]) => ({
  value,
  label: name,
}));
