/** Where enemies walk while nobody is revealed: a pale dashed path with an arrow where each goes on. */
import { CELL, Drawn } from '@quarry/screen';
import type { ReactElement } from 'react';
import { enemiesIn, fieldIn, isHuge } from '../../questions.ts';
import type { EnemyView, View } from '../../state.ts';

export function Routes({ view }: { readonly view: View }): ReactElement | null {
  if (view.fight.threat.length > 0) return null;
  const field = fieldIn(view);
  const spot = (square: number, half: number): readonly [number, number] => [
    ((square % field.width) + half) * CELL,
    (Math.floor(square / field.width) + half) * CELL,
  ];
  const walking = enemiesIn(view).filter(one => (field.routes[one.route]?.length ?? 0) > 1);
  const routes = [...new Set(walking.map(one => one.route))];
  return (
    <Drawn className="fw-routes">
      {routes.map(route => {
        const half = walking.some(one => one.route === route && isHuge(one)) ? 1 : 0.5;
        return <path key={route} d={`M${field.routes[route]!.map(square => spot(square, half).join(' ')).join('L')}`} />;
      })}
      {walking.map(enemy => {
        const half = isHuge(enemy) ? 1 : 0.5;
        const next = nextOn(field.routes[enemy.route]!, enemy);
        if (next === undefined) return null;
        const [[x, y], [toX, toY]] = [spot(enemy.square, half), spot(next, half)];
        const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
        return (
          <path
            key={enemy.id}
            className="fw-route-way"
            d="M-9-8 5 0-9 8"
            transform={`translate(${(x + toX) / 2} ${(y + toY) / 2}) rotate(${turn})`}
          />
        );
      })}
    </Drawn>
  );
}

const nextOn = (route: readonly number[], { routeAt, isForward }: EnemyView): number | undefined =>
  route[routeAt + (isForward ? 1 : -1)] ?? route[routeAt + (isForward ? -1 : 1)];
