// Fetches the receipt of a credited deposit and hands it to the browser as a file.
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, DownloadIcon, showToast } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { failureText } from '../../../app/failure-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { saveFile } from './save-picture.ts';

export function ReceiptButton({ id }: { id: string }) {
  const t = useText();
  const fetchReceipt = useMutation({
    mutationFn: async () => {
      const file = unwrap(await client.wallet.getDepositReceipt({ id })) as Blob;
      const address = URL.createObjectURL(file);
      saveFile(address, `deposit-${id}.pdf`);
      URL.revokeObjectURL(address);
    },
    onError: (error) => showToast({ kind: 'bad', text: failureText(t, error) }),
  });
  return (
    <Button
      icon={<DownloadIcon />}
      loading={fetchReceipt.isPending}
      onClick={() => fetchReceipt.mutate()}
    >
      {t('deposits.receipt')}
    </Button>
  );
}
