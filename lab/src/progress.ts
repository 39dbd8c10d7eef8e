/** A progress bar of one line: how much is done, how fast, how long it may still take. */
const WIDTH = 30;

/** So much was done `before` the seconds began. */
export function progressBar(done: number, of: number, seconds: number, unit: string, before = 0): string {
  const part = of === 0 ? 1 : Math.min(1, done / of);
  const full = Math.round(part * WIDTH);
  const rate = seconds > 0 ? (done - before) / seconds : 0;
  const left = rate > 0 ? Math.ceil((of - done) / rate) : 0;
  return `\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${of} ${unit}, ${rate.toFixed(1)}/s, ${left} s left   ${part === 1 ? '\n' : ''}`;
}
