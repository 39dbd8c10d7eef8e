/** Who made what is seen: the page's type, and pictures of the games' screens, with their licences. */
import { type ReactNode, useEffect } from 'react';
import { gamesWithScreens, loadScreen } from '../screens.ts';
import { useLoaded } from '../ui/load.ts';
import { PageTop } from '../ui/page-top.tsx';
import './pages.css';

const OFL = 'SIL Open Font License 1.1';
const FONTS = [
  { what: 'Type: Vollkorn', by: 'The Vollkorn Project Authors', licence: OFL, link: 'https://github.com/FAlthausen/Vollkorn-Typeface' },
  { what: 'Type: Grenze', by: 'The Grenze Project Authors', licence: OFL, link: 'https://github.com/Omnibus-Type/Grenze' },
  { what: 'Type: Zilla Slab', by: 'The Mozilla Foundation', licence: OFL, link: 'https://github.com/mozilla/zilla-slab' },
  { what: 'Type: Bebas Neue', by: 'The Bebas Neue Project Authors', licence: OFL, link: 'https://github.com/dharmatype/Bebas-Neue' },
];

async function creditsOfAll() {
  const screens = await Promise.all(gamesWithScreens().map(loadScreen));
  return [...screens.flatMap(screen => screen?.credits ?? []), ...FONTS];
}

export default function CreditsPage(): ReactNode {
  const credits = useLoaded(creditsOfAll, []);
  useEffect(() => {
    document.title = 'Credits · Quarry';
  }, []);
  return (
    <div className="page narrow-page">
      <PageTop />
      <main className="stack">
        <h1>Credits</h1>
        <p>
          Quarry is free software under the MIT licence. It is unofficial: names of games belong to their owners, every sentence and every
          drawing that is not listed here is ours.
        </p>
        {credits.state === 'loading' && <p role="status">Loading …</p>}
        {credits.state === 'there' && (
          <table className="credits">
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">By</th>
                <th scope="col">Licence</th>
              </tr>
            </thead>
            <tbody>
              {credits.value.map(({ what, by, licence, link }) => (
                <tr key={`${what} ${by}`}>
                  <td>{what}</td>
                  <td>
                    <a href={link} rel="noreferrer">
                      {by}
                    </a>
                  </td>
                  <td>{licence}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </main>
    </div>
  );
}
