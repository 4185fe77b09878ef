import { Boxes, FolderTree, Layers, Package, Store } from 'lucide-react';
import { Outlet } from 'react-router';
import { Guarded } from '#web/ui/office/guard.tsx';
import { type NavGroup, OfficeShell, ShellSkeleton } from '#web/ui/office/office-shell.tsx';

const groups: NavGroup[] = [
  {
    label: 'Catalogue',
    items: [
      { to: '/admin/category', label: 'Categories', Icon: Layers },
      { to: '/admin/product', label: 'Products', Icon: Package },
      { to: '/admin/sub-category', label: 'Sub-Categories', Icon: FolderTree },
      { to: '/admin/product-type', label: 'Product Types', Icon: Boxes },
      { to: '/admin/sellers', label: 'Sellers', Icon: Store },
    ],
  },
];

/** What only admins see: the sidebar and the screens in it. */
export default function AdminWorkplace() {
  return (
    <Guarded waiting={<ShellSkeleton />}>
      <OfficeShell title="Admin" groups={groups}>
        <Outlet />
      </OfficeShell>
    </Guarded>
  );
}
