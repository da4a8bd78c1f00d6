// The pages of the console by address. A page the role may not open says so.
import type { ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router';
import { EmptyState } from '@baize/ui';
import type { PermissionName } from '@baize/contract';
import { useMay } from '../app/staff.ts';
import { useText } from '../app/texts.ts';
import { OwnFactors } from '../features/factors/own-factors.tsx';
import { Audit } from '../features/operator/audit.tsx';
import { Dashboard } from '../features/operator/dashboard.tsx';
import { Members } from '../features/operator/members.tsx';
import { OwnAccount } from '../features/operator/own-account.tsx';
import { Outbox } from '../features/operator/outbox.tsx';
import { FieldRules } from '../features/settings/field-rules.tsx';
import { Maintenance } from '../features/settings/maintenance.tsx';
import { Roles } from '../features/operator/roles.tsx';
import { StaffFile } from '../features/operator/staff-file.tsx';
import { StaffList } from '../features/operator/staff-list.tsx';
import { Modules } from '../features/settings/modules.tsx';
import { Policies } from '../features/settings/policies.tsx';
import { Regions } from '../features/settings/regions.tsx';
import { Terms } from '../features/settings/terms.tsx';
import { Deposits } from '../features/wallet/deposits.tsx';
import { TrialBalance } from '../features/wallet/trial-balance.tsx';
import { Withdrawals } from '../features/wallet/withdrawals.tsx';
import { Shell } from '../shell/shell.tsx';
import { MemberPage } from './member.tsx';

function May({ permission, children }: { permission: PermissionName; children: ReactNode }) {
  const t = useText();
  return useMay(permission) ? children : <EmptyState>{t('operator.not-allowed')}</EmptyState>;
}

function NotFound() {
  const t = useText();
  return (
    <EmptyState action={<Link to="/">{t('operator.to-dashboard')}</Link>}>
      {t('operator.not-found')}
    </EmptyState>
  );
}

const pages: readonly (readonly [string, PermissionName, ReactNode])[] = [
  ['withdrawals', 'withdrawals.view', <Withdrawals key="withdrawals" />],
  ['members', 'members.view', <Members key="members" />],
  ['members/:id', 'members.view', <MemberPage key="member" />],
  ['deposits', 'deposits.view', <Deposits key="deposits" />],
  ['books', 'ledger.view', <TrialBalance key="books" />],
  ['modules', 'modules.view', <Modules key="modules" />],
  ['policies', 'settings.view', <Policies key="policies" />],
  ['registration-form', 'settings.view', <FieldRules key="field-rules" />],
  ['regions', 'settings.view', <Regions key="regions" />],
  ['maintenance', 'settings.view', <Maintenance key="maintenance" />],
  ['terms', 'settings.view', <Terms key="terms" />],
  ['outbox', 'outbox.view', <Outbox key="outbox" />],
  ['staff', 'staff.view', <StaffList key="staff" />],
  ['staff/:id', 'staff.view', <StaffFile key="staff-file" />],
  ['roles', 'staff.view', <Roles key="roles" />],
  ['audit', 'audit.view', <Audit key="audit" />],
];

export function ConsolePages() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<Dashboard />} />
        {pages.map(([path, permission, page]) => (
          <Route key={path} path={path} element={<May permission={permission}>{page}</May>} />
        ))}
        <Route path="account" element={<OwnAccount factors={<OwnFactors />} />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
