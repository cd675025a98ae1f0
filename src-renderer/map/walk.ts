const MS = 350;
const still = matchMedia('(prefers-reduced-motion: reduce)');
const isStill = (): boolean => still.matches || document.documentElement.dataset['motion'] === 'less';

/** Goes a way in a third of a second, or at once where nothing should move; gives back what ends it early. */
export function walk(onstep: (part: number) => void): () => void {
  if (isStill()) {
    onstep(1);
    return () => undefined;
  }
  const began = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const part = Math.min(1, Math.max(0, now - began) / MS);
    onstep(part);
    if (part < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
