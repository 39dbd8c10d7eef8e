/** The promise that nothing is lost: whatever is done to servers, database, lines and clocks under load, every acknowledged answer is there, once. */
import { isNight } from '@quarry/kernel/testing';
import { expect, test } from 'vitest';
import { HARMS, type HarmName, harm, sayHarmed } from './testing/harm.ts';

/** By day what goes quickly, a few times: it shows that the promise is kept at all. */
const BY_DAY: Partial<Record<HarmName, number>> = {
  'a server with its file is killed': 1,
  'a node of two is killed': 1,
};
const BY_NIGHT = 25;

for (const name of Object.keys(HARMS) as HarmName[]) {
  const times = isNight ? BY_NIGHT : (BY_DAY[name] ?? 0);
  if (times === 0) continue;
  test(`${name}, ${times} times under load: no acknowledged answer is lost, none is applied twice, every seat is shown what is stored`, {
    timeout: 3_600_000,
  }, async () => {
    const harmed = await harm(name, times);

    console.log(sayHarmed(name, harmed));
    expect(harmed).toMatchObject({ lost: 0, twice: 0, differ: 0 });
    expect(harmed.acked).toBeGreaterThanOrEqual(times * 10);
  });
}
