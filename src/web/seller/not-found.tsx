import { OfficeButtonLink } from '#web/ui/office/office-button.tsx';
import { ScreenHead } from '#web/ui/office/screen-head.tsx';

export default function SellerNotFound() {
  return (
    <>
      <ScreenHead title="There is nothing here" text="The address may have been mistyped." />
      <OfficeButtonLink to="/seller/product">Go to your products</OfficeButtonLink>
    </>
  );
}
