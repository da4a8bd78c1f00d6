// The confirmation of identity before a sensitive change. The call that asked for it continues
// after a right answer.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Dialog, Skeleton } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useConfirmation } from '../../app/confirmation.ts';
import { renewToken } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { Proof, type Shown } from './proof.tsx';
import styles from './sign-in.module.css';

export function ConfirmDialog() {
  const t = useText();
  const answer = useConfirmation((asking) => asking.answer);
  return (
    <Dialog
      open={answer !== undefined}
      onClose={() => answer?.(false)}
      closesOnOutside={false}
      title={t('operator.confirm-title')}
      closeLabel={t('operator.close')}
      size="small"
    >
      {answer ? <Question onRight={() => answer(true)} /> : null}
    </Dialog>
  );
}

function Question({ onRight }: { onRight: () => void }) {
  const t = useText();
  const begin = async () => unwrap(await client.operator.beginStaffPasskeyConfirm());
  const { data } = useQuery({ queryKey: ['confirm-methods'], queryFn: begin, gcTime: 0 });
  const show = async (shown: Shown) => {
    const { token } = unwrap(await client.operator.confirmStaff(shown));
    renewToken(token);
    onRight();
  };
  return (
    <div className={styles['proof']}>
      <p>{t('operator.confirm-text')}</p>
      {data ? (
        <Proof
          offered={data.methods}
          passkeyOptions={async () => (await begin()).options}
          onShow={show}
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </div>
  );
}
