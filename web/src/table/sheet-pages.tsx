/** The dialogs that hardly anybody opens in the middle of a match: they are loaded when the first of them is wanted. */
import type { ReactNode } from 'react';
import { SettingsForm } from '../pages/settings-form.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import { ReportForm } from './report-form.tsx';
import type { SheetName, SheetProps } from './sheet-props.ts';
import { StopsForm } from './stops-form.tsx';

export default function SheetPage({ name, ...props }: SheetProps & { readonly name: SheetName }): ReactNode {
  switch (name) {
    case 'people':
      return <PeopleSheet {...props} />;
    case 'notices':
      return <NoticeSettings {...props} />;
    case 'stops':
      return <StopsForm {...props} />;
    case 'settings':
      return <SettingsForm />;
    case 'report':
      return <ReportForm {...props} />;
    default:
      return null;
  }
}
