import { AuditList } from './audit-list.tsx';

export default function Audit() {
  return <AuditList title="Audit Log" />;
}
