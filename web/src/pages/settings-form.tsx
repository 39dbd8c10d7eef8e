/** Motion, pace, sound, text, contrast, confirmations, name: kept in this browser, in force at once. */
import { type ReactNode, useState } from 'react';
import { useKept } from '../store/kept.ts';
import './pages.css';
import { learnAgain } from '../store/learnt.ts';
import { CHOICES, change, type Settings, settings } from '../store/settings.ts';

const SAYS: { readonly [K in keyof typeof CHOICES]: { readonly title: string; readonly says: Readonly<Record<string, string>> } } = {
  motion: { title: 'Motion', says: { full: 'Full', quick: 'Quick', off: 'Off' } },
  pace: { title: 'Pace: how fast you are told what happens', says: { calm: 'Calm', normal: 'Normal', quick: 'Quick', off: 'All at once' } },
  volume: { title: 'Sounds of what happens', says: { off: 'Off', low: 'Quiet', full: 'Full' } },
  text: { title: 'Text size', says: { normal: 'Normal', large: 'Large', largest: 'Largest' } },
  contrast: { title: 'Contrast', says: { normal: 'Normal', high: 'High' } },
  confirm: { title: 'Confirm a choice', says: { always: 'Always', final: 'When it cannot simply be undone', never: 'Never' } },
};

export function SettingsForm(): ReactNode {
  const now = useKept(settings);
  return (
    <div className="stack settings">
      <label className="field">
        <span>Your name</span>
        <input className="input" value={now.name} maxLength={40} onChange={event => change({ name: event.target.value })} />
      </label>
      {(Object.keys(SAYS) as (keyof typeof CHOICES)[]).map(name => (
        <Choice key={name} name={name} now={now} />
      ))}
      <label className="row setting-check">
        <input type="checkbox" checked={now.sound} onChange={event => change({ sound: event.target.checked })} />
        <span>A short sound when I am asked</span>
      </label>
      <label className="row setting-check">
        <input type="checkbox" checked={now.hints} onChange={event => (event.target.checked ? learnAgain() : change({ hints: false }))} />
        <span>Guide me through a first game, with hints</span>
      </label>
      <label className="row setting-check">
        <input type="checkbox" checked={now.remarks} onChange={event => change({ remarks: event.target.checked })} />
        <span>A show’s announcer comments on what happens</span>
      </label>
      <label className="row setting-check">
        <input type="checkbox" checked={now.points} onChange={event => change({ points: event.target.checked })} />
        <span>Others see what I point at on the board while I choose</span>
      </label>
      <Notifications />
      <p className="dim small">If your system asks for reduced motion, nothing moves whatever is set here; the pace stays as it is.</p>
    </div>
  );
}

function Choice({ name, now }: { readonly name: keyof typeof CHOICES; readonly now: Settings }): ReactNode {
  const { title, says } = SAYS[name];
  return (
    <fieldset className="field setting">
      <legend>{title}</legend>
      <div className="row">
        {CHOICES[name].map(value => (
          <label key={value} className="pick">
            <input type="radio" name={name} checked={now[name] === value} onChange={() => change({ [name]: value })} />
            <span>{says[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Notifications(): ReactNode {
  const [allowed, setAllowed] = useState(typeof Notification === 'undefined' ? 'denied' : Notification.permission);
  if (typeof Notification === 'undefined') return null;
  if (allowed === 'granted') return <p className="dim small">You are notified when it is your turn and you look elsewhere.</p>;
  if (allowed === 'denied') return <p className="dim small">Notifications are switched off for this page in your browser.</p>;
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => void Notification.requestPermission().then(setAllowed)}>
        Notify me when it is my turn
      </button>
    </div>
  );
}
