/** Who made what is seen: pictures of the games' screens with their licences. */
import { type ReactNode, useEffect } from 'react';
import { gamesWithScreens, loadScreen } from '../screens.ts';
import { useLoaded } from '../ui/load.ts';
import { PageTop } from '../ui/page-top.tsx';
import './pages.css';

async function creditsOfAll() {
  const screens = await Promise.all(gamesWithScreens().map(loadScreen));
  return screens.flatMap(screen => screen?.credits ?? []);
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
        {credits.state === 'there' && credits.value.length > 0 && (
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
