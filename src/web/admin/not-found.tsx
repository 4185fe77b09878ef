import { OfficeButtonLink } from '#web/ui/office/office-button.tsx';
import { ScreenHead } from '#web/ui/office/screen-head.tsx';

export default function NoScreen() {
  return (
    <>
      <ScreenHead title="Page not found" text="There is no such screen in the back office." />
      <OfficeButtonLink to="/admin/product">Go to Products</OfficeButtonLink>
    </>
  );
}
