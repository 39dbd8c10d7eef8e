/** The page's beginning. The shell's tokens come first, so that every piece may build on them. */
import './app.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

createRoot(document.getElementById('root')!).render(<App />);
