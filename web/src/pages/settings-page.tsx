/** The settings, as a page. */
import { type ReactNode, useEffect } from 'react';
import { PageTop } from '../ui/page-top.tsx';
import { SettingsForm } from './settings-form.tsx';
import './pages.css';

export default function SettingsPage(): ReactNode {
  useEffect(() => {
    document.title = 'Settings · Quarry';
  }, []);
  return (
    <div className="page narrow-page">
      <PageTop />
      <main className="stack">
        <h1>Settings</h1>
        <div className="card-panel">
          <SettingsForm />
        </div>
      </main>
    </div>
  );
}
