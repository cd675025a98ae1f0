import type { Distance } from '../distance.ts';
import type { Scene } from '../scene.ts';
import type { Crowd } from './crowd.ts';
import type { Ways } from './ways.ts';

/** What a name is placed in. */
export interface Surroundings {
  scene: Scene;
  ways: Ways;
  /** Where the names of places stand if nothing is in their way. */
  usual: Crowd;
  distance: Distance;
  /** What stands already: nothing may cover it. */
  crowd: Crowd;
}
