// The one open dialog above the panel. Results are announced, and new recovery codes are shown at
// once, since they are never shown again.
import { showToast } from '../overlay/toasts.ts';
import { AskDialog } from './ask-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import type { FactorsParts, PasskeyShown, TotpBegun } from './factors.ts';
import { NameDialog } from './name-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';

export type Opened =
  | { readonly what: 'totp'; readonly begun: TotpBegun }
  | { readonly what: 'totp-off' | 'passkey' | 'renew' }
  | { readonly what: 'rename' | 'remove'; readonly passkey: PasskeyShown }
  | { readonly what: 'codes'; readonly codes: readonly string[] };

interface FactorsDialogProps extends FactorsParts {
  opened: Opened;
  onChanged: () => void;
  onOpen: (opened: Opened | undefined) => void;
}

export function FactorsDialog(props: FactorsDialogProps) {
  const { t, calls, opened, onChanged, onOpen } = props;
  const close = () => onOpen(undefined);
  const finish = (text: string, codes: readonly string[] = []) => {
    onChanged();
    showToast({ kind: 'good', text });
    onOpen(codes.length > 0 ? { what: 'codes', codes } : undefined);
  };
  const parts = { t, calls, onClose: close };
  switch (opened.what) {
    case 'totp':
      return (
        <TotpDialog
          {...parts}
          begun={opened.begun}
          onOn={(codes) => finish(t('factors.totp-is-on'), codes)}
        />
      );
    case 'passkey':
      return <AddPasskey {...parts} finish={finish} />;
    case 'rename':
      return <RenamePasskey {...parts} finish={finish} passkey={opened.passkey} />;
    case 'codes':
      return <CodesDialog t={t} codes={opened.codes} onClose={close} />;
    default:
      return <Taking {...parts} finish={finish} opened={opened} />;
  }
}

interface StepProps extends FactorsParts {
  onClose: () => void;
  finish: (text: string, codes?: readonly string[]) => void;
}

function AddPasskey({ finish, ...parts }: StepProps) {
  const { t, calls } = parts;
  return (
    <NameDialog
      {...parts}
      title={t('factors.passkey-add')}
      text={t('factors.passkey-next')}
      name=""
      doLabel={t('factors.continue')}
      onDo={async (name) => finish(t('factors.passkey-added'), await calls.addPasskey(name))}
    />
  );
}

function RenamePasskey({ finish, passkey, ...parts }: StepProps & { passkey: PasskeyShown }) {
  const { t, calls } = parts;
  return (
    <NameDialog
      {...parts}
      title={t('factors.rename-title')}
      name={passkey.name}
      doLabel={t('factors.save')}
      onDo={async (name) => {
        await calls.renamePasskey(passkey.id, name);
        finish(t('factors.saved'));
      }}
    />
  );
}

/** A removal is confirmed first. */
function Taking({ finish, opened, ...parts }: StepProps & { opened: Opened }) {
  const { t, calls } = parts;
  if (opened.what === 'renew') {
    const renew = async () => finish(t('factors.renewed'), await calls.renewRecoveryCodes());
    return (
      <AskDialog
        {...parts}
        title={t('factors.renew-title')}
        doLabel={t('factors.renew')}
        onDo={renew}
      >
        {t('factors.renew-text')}
      </AskDialog>
    );
  }
  const passkey = 'passkey' in opened ? opened.passkey : undefined;
  const take = async () => {
    await (passkey === undefined ? calls.removeTotp() : calls.removePasskey(passkey.id));
    finish(t(passkey === undefined ? 'factors.totp-is-off' : 'factors.passkey-removed'));
  };
  return (
    <AskDialog
      {...parts}
      title={t(passkey === undefined ? 'factors.totp-off-title' : 'factors.remove-title')}
      doLabel={t(passkey === undefined ? 'factors.turn-off' : 'factors.remove')}
      onDo={take}
    >
      {passkey === undefined
        ? t('factors.totp-off-text')
        : t('factors.remove-text', { name: passkey.name })}
    </AskDialog>
  );
}
