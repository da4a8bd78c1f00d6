// Theme and language: both stored in this browser, both changed at once.
import { useState } from 'react';
import { shippedLocales } from '@baize/i18n';
import { applyAppearance, IconButton, isTheme, MoonIcon, Select, SunIcon } from '@baize/ui';
import type { Theme } from '@baize/ui';
import { showLanguage, useText } from '../app/texts.ts';

const place = 'theme';

function keptTheme(): Theme {
  const kept = localStorage.getItem(place);
  return isTheme(kept ?? undefined) ? (kept as Theme) : 'light';
}

export function ThemeButton() {
  const t = useText();
  const [theme, setTheme] = useState(keptTheme);
  const turn = () => {
    const next = theme === 'dark' ? 'light' : 'dark';
    localStorage.setItem(place, next);
    applyAppearance({ theme: next });
    setTheme(next);
  };
  return (
    <IconButton
      size="small"
      label={t('operator.theme')}
      icon={theme === 'dark' ? <SunIcon /> : <MoonIcon />}
      onClick={turn}
    />
  );
}

export function LanguageSelect() {
  const t = useText();
  const options = shippedLocales.map(({ tag, name }) => ({ value: tag, label: name }));
  return (
    <Select
      aria-label={t('operator.language')}
      options={options}
      value={t.tag}
      onChange={(event) => {
        const chosen = shippedLocales.find(({ tag }) => tag === event.target.value);
        if (chosen) void showLanguage(chosen.tag);
      }}
    />
  );
}
