// The kit page: every primitive at once, in dark, light and right-to-left.
// `?theme=light&dir=rtl&density=dense&dialog=1` choose the view.
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/styles.css';
import { applyAppearance, isTheme, Logo, Tabs, themes, ToastRegion } from '../src/index.ts';
import { ChartSection } from './chart-section.tsx';
import { DataSection } from './data-section.tsx';
import { FormSection } from './form-section.tsx';
import { ButtonSection, HeroSection, TileSection } from './look-section.tsx';
import { texts } from './texts.ts';
import styles from './kit.module.css';

const asked = new URLSearchParams(location.search);
const askedTheme = asked.get('theme');
const startTheme = isTheme(askedTheme) ? askedTheme : 'dark';
document.documentElement.dir = asked.get('dir') ?? 'ltr';
applyAppearance({
  theme: startTheme,
  density: asked.get('density') === 'dense' ? 'dense' : 'roomy',
});

function Kit() {
  const [theme, setTheme] = useState(startTheme);
  const choose = (next: typeof theme) => {
    applyAppearance({ theme: next });
    setTheme(next);
  };
  return (
    <div className={styles['page']}>
      <div className={styles['top']}>
        <Logo name={texts.brand} />
        <Tabs
          look="pill"
          label={texts.theme}
          tabs={themes.map((id) => ({ id, label: id }))}
          selected={theme}
          onSelect={choose}
        />
      </div>
      <HeroSection />
      <TileSection />
      <ButtonSection startsOpen={asked.has('dialog')} />
      <FormSection />
      <DataSection />
      <ChartSection />
      <ToastRegion label={texts.noticesRegion} closeLabel={texts.close} />
    </div>
  );
}

const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Kit />
    </StrictMode>,
  );
}
