// The files of a member's record for staff: the movements as text, and the signed statement equal
// to the member's own. They need the days they are of.
import { useMutation } from '@tanstack/react-query';
import { type Result, unwrap } from '@baize/client';
import type { EndpointSpec } from '@baize/contract';
import { Button, DownloadIcon, showToast } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { saveFile } from '../../app/save-file.ts';
import { useText } from '../../app/texts.ts';
import type { RecordSearch } from './member-record.tsx';
import styles from './wallet.module.css';

interface RecordFilesProps {
  id: string;
  search: RecordSearch;
}

export function RecordFiles({ id, search }: RecordFilesProps) {
  const t = useText();
  const { startTime: from = '', endTime: to = '' } = search;
  const isOpen = from !== '' && to !== '';
  const period = { id, from, to };
  return (
    <div className={styles['filters']}>
      <FileButton
        label={t('wallet.save-csv')}
        name={`movements-${from}-${to}.csv`}
        isOpen={isOpen}
        ask={() => client.wallet.downloadMovementsOfMember({ id, ...search })}
      />
      <FileButton
        label={t('wallet.save-pdf')}
        name={`statement-${from}-${to}.pdf`}
        isOpen={isOpen}
        ask={() => client.wallet.printStatementOfMember(period)}
      />
      <FileButton
        label={t('wallet.save-json')}
        name={`statement-${from}-${to}.json`}
        isOpen={isOpen}
        ask={() => client.wallet.downloadStatementOfMember(period)}
      />
      {isOpen ? null : <p className={styles['mute']}>{t('operator.files-need-days')}</p>}
    </div>
  );
}

interface FileButtonProps {
  label: string;
  name: string;
  isOpen: boolean;
  ask: () => Promise<Result<EndpointSpec>>;
}

function FileButton({ label, name, isOpen, ask }: FileButtonProps) {
  const t = useText();
  const take = useMutation({
    mutationFn: async () => unwrap(await ask()) as Blob,
    onSuccess: (file) => saveFile(name, file),
    onError: (error) => showToast({ text: failureText(t, error), kind: 'bad' }),
  });
  return (
    <Button
      size="small"
      icon={<DownloadIcon />}
      disabled={!isOpen}
      loading={take.isPending}
      onClick={() => take.mutate()}
    >
      {label}
    </Button>
  );
}
