// A password box with a button that shows the typed text. Pasting and password managers work.
import { EyeIcon, EyeOffIcon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'trailing'> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="small"
          label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
