// Opens one of our own games: reads the launch, makes the session and shows the game's screen.
import '@baize/ui/styles.css';
import './app/arcade.css';
import { createRoot } from 'react-dom/client';
import { ArcadeApp } from './app/arcade-app.tsx';
import { openArcade } from './app/open-arcade.ts';

const opening = openArcade(window);
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<ArcadeApp opening={opening} />);
