// Chooses the theme: dark, light or the system's.
import {
  Dropdown,
  type LucideIcon,
  menuItemClass,
  MonitorIcon,
  MoonIcon,
  SunIcon,
  type Theme,
  themes,
} from '@baize/ui';
import { useTheme } from '../app/theme.ts';
import { useText } from '../app/texts/texts.ts';
import styles from './theme-menu.module.css';

const icons: Readonly<Record<Theme, LucideIcon>> = {
  dark: MoonIcon,
  light: SunIcon,
  system: MonitorIcon,
};

export function ThemeMenu({ className }: { className?: string | undefined }) {
  const t = useText();
  const { theme, choose } = useTheme();
  return (
    <Dropdown
      className={className}
      opensOnHover={false}
      align="end"
      hasChevron={false}
      label={t('shell.theme')}
      button={themes.map((name) => {
        const Icon = icons[name];
        // The one that is worn is shown, which is known before any code runs.
        return <Icon key={name} className={styles[name]} />;
      })}
    >
      {(close) =>
        themes.map((name) => {
          const Icon = icons[name];
          return (
            <button
              key={name}
              type="button"
              className={menuItemClass}
              aria-current={name === theme}
              onClick={() => {
                choose(name);
                close();
              }}
            >
              <Icon />
              {t(`shell.theme-${name}`)}
            </button>
          );
        })
      }
    </Dropdown>
  );
}
