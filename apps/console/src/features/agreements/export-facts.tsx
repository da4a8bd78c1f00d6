// Saves the facts of a bill, from which `tools/bills` works it out again.
import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, DownloadIcon, showToast } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { saveFile } from '../../app/save-file.ts';
import { useText } from '../../app/texts.ts';

export function ExportFacts({ billId: id }: { billId: string }) {
  const t = useText();
  const save = useMutation({
    mutationFn: async () => unwrap(await client.agreements.getBillFactsFile({ id })),
    onSuccess: (facts) => saveFile(`bill-${id}.json`, new Blob([JSON.stringify(facts, null, 2)])),
    onError: (failure) => showToast({ text: failureText(t, failure), kind: 'bad' }),
  });
  return (
    <Button icon={<DownloadIcon />} loading={save.isPending} onClick={() => save.mutate()}>
      {t('console.agreements.export-facts')}
    </Button>
  );
}
