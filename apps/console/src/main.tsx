// Opens the console in the stored language.
import '@baize/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './app/console-app.tsx';
import { keptLanguage, showLanguage } from './app/texts.ts';

await showLanguage(keptLanguage());
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<ConsoleApp />);
