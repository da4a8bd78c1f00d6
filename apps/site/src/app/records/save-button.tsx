// Fetches a file and hands it to the browser, which saves it; a refusal is told.
import { useMutation } from '@tanstack/react-query';
import { type EndpointSpec } from '@baize/contract';
import { type Result, unwrap } from '@baize/client';
import { Button, DownloadIcon, showToast } from '@baize/ui';
import { failureText } from '../failure-text.ts';
import { useText } from '../texts/texts.ts';

interface SaveButtonProps {
  label: string;
  name: string;
  /** A call that gives a file. */
  ask: () => Promise<Result<EndpointSpec>>;
  kind?: 'primary' | 'secondary' | undefined;
}

export function SaveButton({ label, name, ask, kind }: SaveButtonProps) {
  const t = useText();
  const save = useMutation({
    mutationFn: async () => unwrap(await ask()) as Blob,
    onSuccess: (file) => saveAs(name, file),
    onError: (error) => showToast({ text: failureText(t, error), kind: 'bad' }),
  });
  return (
    <Button
      size="small"
      {...(kind === undefined ? {} : { kind })}
      icon={<DownloadIcon />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {label}
    </Button>
  );
}

export function saveAs(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
