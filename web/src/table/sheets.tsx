/** The dialogs of the table: menu, people and invitations, stops, settings, rules, shortcuts, bug report. */
import { lazy, type ReactNode, Suspense } from 'react';
import { Sheet } from '../ui/sheet.tsx';
import { SHORTCUTS } from './keyboard.ts';
import { Menu } from './menu.tsx';
import type { SheetName, SheetProps } from './sheet-props.ts';

const RulesPanel = lazy(() => import('../rules/rules-panel.tsx'));
const SheetPage = lazy(() => import('./sheet-pages.tsx'));

const TITLES: Readonly<Record<SheetName, string>> = {
  menu: 'Table',
  people: 'People and invitations',
  notices: 'Tell me when it is my turn',
  stops: 'Ask me only when …',
  settings: 'Settings',
  rules: 'Rules',
  help: 'Keys',
  report: 'Report a bug',
};

export function Sheets({ name, clause, ...props }: SheetProps & { readonly name: SheetName; readonly clause: string | null }): ReactNode {
  return (
    <Sheet key={name} title={TITLES[name]} onClose={props.onClose}>
      {name === 'menu' && <Menu {...props} />}
      {name === 'help' && <Shortcuts />}
      {name !== 'menu' && name !== 'help' && (
        <Suspense fallback={<p role="status">Loading …</p>}>
          {name === 'rules' ? <RulesPanel game={props.info.id} clause={clause} /> : <SheetPage name={name} {...props} />}
        </Suspense>
      )}
    </Sheet>
  );
}

function Shortcuts(): ReactNode {
  return (
    <dl className="shortcuts">
      {SHORTCUTS.map(([keys, does]) => (
        <div key={keys}>
          <dt>
            <kbd className="kbd">{keys}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
