// One contract with the record of what staff changed about it.
import { ContractPage } from '../features/agreements/contract-page.tsx';
import { AuditList } from '../features/operator/audit.tsx';

export function AgreementPage() {
  return <ContractPage auditOf={(id) => <AuditList search={{ subject: `agreement:${id}` }} />} />;
}
