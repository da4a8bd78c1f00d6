// A member's profile, balances, deposits and withdrawals. Contacts are masked until staff with the
// permission ask for them.
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { unwrap } from '@baize/client';
import type { OutputOf, operator } from '@baize/contract';
import { Button, Card, EyeIcon, showToast } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { type Fact, Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { methodsText } from './methods-text.ts';

export type MemberFileShown = OutputOf<typeof operator.getMemberFile>;

const amounts = ['balance', 'held', 'deposited', 'withdrawn', 'staked'] as const;
const hidden = [
  ['email', 'operator.email'],
  ['mobile', 'operator.mobile'],
  ['birthday', 'operator.birthday'],
  ['idNumber', 'operator.id-number'],
] as const;

export function MemberFacts({ file }: { file: MemberFileShown }) {
  return (
    <>
      <Money file={file} />
      <Contacts file={file} />
      <Account file={file} />
    </>
  );
}

function Money({ file }: { file: MemberFileShown }) {
  const t = useText();
  const { money } = useShow();
  const facts: Fact[] = [
    ...amounts.map((key): Fact => [t(`operator.${key}`), money(file[key], file.currency)]),
    [t('operator.paid-out'), money(file.paid, file.currency)],
  ];
  return (
    <Card>
      <Figures facts={facts} />
    </Card>
  );
}

function Contacts({ file }: { file: MemberFileShown }) {
  const t = useText();
  const maySee = useMay('members.contacts');
  const reveal = useMutation({
    mutationFn: async () => unwrap(await client.operator.revealMember({ id: file.id })),
    onSuccess: () => showToast({ text: t('operator.contacts-noted'), kind: 'good' }),
    onError: (error) => showToast({ text: failureText(t, error), kind: 'bad' }),
  });
  const isVerified = (yes: boolean) => t(yes ? 'operator.verified' : 'operator.not-verified');
  const told = reveal.data ?? file;
  const sign = { email: file.emailVerified, mobile: file.mobileVerified } as const;
  const facts: Fact[] = [
    [t('operator.payee'), file.payee],
    [t('operator.nickname'), file.nickname],
    ...hidden.map(([key, label]): Fact => {
      const mark = key === 'email' || key === 'mobile' ? ` · ${isVerified(sign[key])}` : '';
      return [t(label), told[key] && `${told[key]}${mark}`];
    }),
    ...Object.entries(reveal.data?.contacts ?? {}),
  ];
  const button = (
    <Button
      size="small"
      icon={<EyeIcon />}
      loading={reveal.isPending}
      onClick={() => reveal.mutate()}
    >
      {t('operator.show-contacts')}
    </Button>
  );
  return (
    <Card title={t('operator.member')} aside={maySee && !reveal.data ? button : null}>
      <Figures facts={facts} />
    </Card>
  );
}

function Account({ file }: { file: MemberFileShown }) {
  const t = useText();
  const { moment } = useShow();
  const facts: Fact[] = [
    [t('operator.type'), t(file.type === 0 ? 'operator.type-member' : 'operator.type-agent')],
    [t('operator.registered-at'), moment(file.registeredAt)],
    [t('operator.registered-from'), file.registeredFrom],
    [t('operator.last-login'), moment(file.lastLoginAt)],
    [t('operator.last-login-from'), file.lastLoginFrom],
    [t('operator.password-kind'), t(`operator.password-${file.passwordKind as 'own'}`)],
    [t('operator.factors-on'), methodsText(t, file.methods)],
    [t('operator.find-identity'), t(`operator.identity-${file.identity as 'none'}`)],
    ...(file.lockedUntil ? [[t('operator.locked-until'), moment(file.lockedUntil)] as const] : []),
  ];
  const { upline } = file;
  return (
    <Card
      title={t('operator.account')}
      aside={
        upline ? (
          <span>
            {t('operator.upline')}: <Link to={`/members/${upline.id}`}>{upline.username}</Link>
          </span>
        ) : null
      }
    >
      <Figures facts={facts} />
    </Card>
  );
}
