import { describe, expect, it } from 'vitest';
import { hourOf, skyOf } from '../../src-renderer/players/scene.ts';

describe('the sky of the players’ screen', () => {
  it.each([
    ['Cold rain', 'rain'],
    ['a thick fog', 'fog'],
    ['Snowstorm', 'snow'],
    ['overcast', 'cloud'],
    ['fair', 'clear'],
    ['', 'clear'],
  ])('%s is drawn as %s', (weather, sky) => {
    expect(skyOf(weather)).toBe(sky);
  });

  it.each([
    [0, 'dawn'],
    [0.25, 'day'],
    [0.5, 'dusk'],
    [0.7, 'night'],
    [0.99, 'night'],
  ])('at %f of a day that grows dark at its half it is %s', (ofDay, hour) => {
    expect(hourOf({ ofDay, dusk: 0.5 })).toBe(hour);
  });
});
